// Loaded into the commands: what they ask of a host in .internal goes to the test's own world.
const { fetch } = globalThis;

globalThis.fetch = (input, init) => {
  const { hostname, pathname, search } = new URL(input);
  const isOfTest = hostname.endsWith(".internal");
  return fetch(isOfTest ? `${process.env.WORLD_URL}/${hostname}${pathname}${search}` : input, init);
};
