// Preloaded into the commands: sends their requests to hosts in .internal to the test's own server.
const { fetch } = globalThis;

globalThis.fetch = (input, init) => {
  const { protocol, hostname, pathname, search } = new URL(input);
  const isFake = hostname.endsWith(".internal");
  return fetch(
    isFake ? `${process.env.FAKE_NETWORK_URL}/${protocol}/${hostname}${pathname}${search}` : input,
    init,
  );
};
