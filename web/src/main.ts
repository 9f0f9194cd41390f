import { mount } from "svelte";
import App from "./App.svelte";
import "./css/fonts.css";
import "./css/tokens.css";
import "./css/base.css";
import { reload } from "./net/build";
import { settings } from "./state/settings.svelte";
import { listen } from "./told/install.svelte";
import { enlist } from "./told/notify";
import { preferred, speak } from "./words/words.svelte";

addEventListener("vite:preloadError", reload); // a part of this page went with an update
enlist();
listen();
await speak(preferred(settings.language)).catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
