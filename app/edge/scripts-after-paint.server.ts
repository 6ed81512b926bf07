import starter from "./start-after-paint.js?raw";

const moduleLink = /<link rel="modulepreload" [^>]*href="([^"]+)"[^>]*>/g;
const moduleScript = 'type="module" async=""';

/**
 * Has the browser fetch and run the page's modules once it has painted the page: all is to be seen and read
 * without them, and on a slow connection they would take their share of it. The starter keeps the page's
 * load event back until they have run (load-event-release.tsx), so that whoever waits for that event finds a
 * page that reacts. Takes the page in its two parts, parted before `</head>`.
 */
export function runScriptsAfterPaint(head: string, body: string, nonce: string) {
  const modules = [...head.matchAll(moduleLink)].flatMap(([, href]) => href ?? []);
  const waiting = `type="text/waiting" data-modules="${modules.join(" ")}"`;
  return {
    head: `${head.replace(moduleLink, "")}<script nonce="${nonce}">${starter}</script>`,
    body: body.replace(moduleScript, waiting),
  };
}
