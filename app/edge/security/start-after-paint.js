// React Router has reloaded the page because a script of the next one is gone (pending-page-note.tsx).
{
  const { pendingPage, ...state } = history.state ?? {};
  if (pendingPage) {
    history.replaceState(state, "");
    const isReload = performance.getEntriesByType("navigation")[0]?.type === "reload";
    // On the way back, the browser has the address of that page already.
    const isHere = new URL(pendingPage, location.href).href === location.href;
    if (isReload && !isHere) {
      // A page that is still loading can only be replaced: replace a new entry, so that Back leads here.
      history.pushState(null, "");
      location.replace(pendingPage);
    }
  }
}

// A page can be read before its scripts run, so they are fetched once it has been painted.
addEventListener("DOMContentLoaded", () => {
  const start = () => {
    const script = document.getElementById("page-modules");
    for (const href of script.dataset.preload.split(" ")) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href }));
    }
    script.type = "module";
    script.replaceWith(script);
  };
  // A task that a frame starts runs after that frame's paint; a hidden page has no frames.
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
});
