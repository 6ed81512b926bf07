addEventListener("DOMContentLoaded", () => {
  const hold = document.createElement("iframe");
  hold.id = "load-event-hold";
  hold.hidden = true;
  document.body.append(hold);
  hold.contentDocument.open();
  setTimeout(() => hold.remove(), 3000);

  function start() {
    const script = document.querySelector("script[data-modules]");
    for (const href of script.dataset.modules.split(" ")) {
      const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
      document.head.append(link);
    }
    script.type = "module";
    script.replaceWith(script);
  }

  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
});
