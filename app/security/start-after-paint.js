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
