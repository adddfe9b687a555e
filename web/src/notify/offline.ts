// The page that the service worker shows without a server: it cannot ask for words, so it has those of all languages.
// It is shown at any address: the service worker writes the path of the app over "./".

/** Made when the client is built; `message` says one message in a language. */
export function offlinePage(message: (lang: string, id: string) => string): string {
  const parts = ["en", "de"].map((lang) => {
    const say = (id: string): string => message(lang, `ui-offline-${id}`);
    return `<main lang="${lang}"><h1>${say("title")}</h1><p>${say("why")}</p><p>${say("retry")}</p>
<p><a href="./">${say("again")}</a></p><p>${say("works")}</p></main>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" />
<title>Tutable</title><link rel="stylesheet" href="./offline.css" /></head>
<body><img src="./icon.svg" alt="" />${parts.join("\n")}<script src="./offline.js"></script></body></html>
`;
}
