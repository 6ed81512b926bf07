addEventListener("DOMContentLoaded", () => {
  // A page's load event waits for an image that is loading, and this one, which the page has anyway, loads again and again.
  const hold = Object.assign(new Image(), { id: "load-event-hold", hidden: true });
  function keepHolding() {
    if (hold.isConnected) hold.src = "/favicon.svg";
  }
  hold.onload = keepHolding;
  document.body.append(hold);
  keepHolding();
  setTimeout(() => hold.remove(), 3000);

  function start() {
    const script = document.querySelector("script[data-modules]");
    const links = script.dataset.modules
      .split(" ")
      .map((href) => Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    document.head.append(...links);
    script.type = "module";
    script.replaceWith(script);

    // The event waits for the script by itself while modules are on their way, but not until they have run.
    hold.onload = null;
    const arrivals = links.map(
      (link) => new Promise((resolve) => link.addEventListener("load", resolve)),
    );
    Promise.all(arrivals).then(() => {
      hold.onload = keepHolding;
      keepHolding();
    });
  }

  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
});
