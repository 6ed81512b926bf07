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

  function preload(href) {
    return new Promise((arrive) => {
      document.head.append(
        Object.assign(document.createElement("link"), {
          rel: "modulepreload",
          href,
          onload: arrive,
        }),
      );
    });
  }

  function run(script, arrivals) {
    script.type = "module";
    script.replaceWith(script);

    // The event waits for the script by itself while modules are on their way, but not until they have run.
    hold.onload = null;
    Promise.all(arrivals).then(() => {
      hold.onload = keepHolding;
      keepHolding();
    });
  }

  // What the first paint left out, part by part, and not all in the next frame, which has it all to paint.
  function layOutNext() {
    const part = document.querySelector("[data-far-down]");
    if (part) {
      part.removeAttribute("data-far-down");
      part.getBoundingClientRect();
      setTimeout(layOutNext);
    } else {
      delete document.documentElement.dataset.firstPaint;
    }
  }

  // Step by step, for all of it at once would keep a slow phone from reacting.
  function start() {
    const script = document.querySelector("script[data-modules]");
    const arrivals = [];
    for (const href of script.dataset.modules.split(" ")) {
      setTimeout(() => arrivals.push(preload(href)));
    }
    setTimeout(() => run(script, arrivals));
    setTimeout(layOutNext);
  }

  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
});

// Whoever comes back to a place on the page, or for one, is to find it: nothing is left out then.
const [visit] = performance.getEntriesByType("navigation");
// The passage that a link asks for (":~:text=") is not in the location, but in the visit's address.
if (visit?.type === "navigate" && !location.hash && !visit.name.includes(":~:")) {
  document.documentElement.dataset.firstPaint = "";
}
