import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { prefs } from "./lib/prefs.svelte";

prefs.apply();
addEventListener("load", () => void import("./notify/worker").then((worker) => worker.register()));
const target = document.getElementById("app");
if (target) mount(App, { target });
