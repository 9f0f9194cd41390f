import { mount } from "svelte";
import App from "./App.svelte";
import "./css/fonts.css";
import "./css/tokens.css";
import "./css/base.css";
import { settings } from "./state/settings.svelte";
import { preferred, speak } from "./words/words.svelte";

await speak(preferred(settings.language)).catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
