/** Acts once the page has loaded and has nothing else to do; returns what calls it off. */
export function whenIdle(act: () => void): () => void {
  let callOff = () => {};
  const wait = () => {
    callOff = requestWhenIdle(act);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    window.removeEventListener("load", wait);
    callOff();
  };
}

function requestWhenIdle(act: () => void): () => void {
  // Safari has no such callback yet.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, 1_000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}
