import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { prefs } from "./lib/prefs.svelte";

prefs.apply();
const target = document.getElementById("app");
if (target) mount(App, { target });
