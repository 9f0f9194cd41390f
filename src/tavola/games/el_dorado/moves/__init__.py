"""One module for each verb, and the flow that ties them together."""
