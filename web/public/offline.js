// Shows the page in one language, and looks every few seconds whether the server is there again.

const lang = navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
document.documentElement.lang = lang;
for (const part of document.querySelectorAll("main[lang]")) part.hidden = part.lang !== lang;

const health = new URL("health/live", document.currentScript.src);

async function look() {
  try {
    const answer = await fetch(health, { cache: "no-store" });
    if (answer.ok) location.reload();
  } catch {
    // Not yet.
  }
}
setInterval(look, 5_000);
addEventListener("online", look);
for (const link of document.querySelectorAll("a")) {
  link.href = location.href;
}
