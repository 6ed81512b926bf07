/** A site and a sandbox for each process of tests, since a sandbox's faults are for all who use it. */
export const sites = [
  { port: 8797, sandboxPort: 8798 },
  { port: 8817, sandboxPort: 8818 },
];

// Playwright's number of the process that this runs in; none where it only starts the sites.
const { port, sandboxPort } = sites[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? {};

export const siteUrl = `http://localhost:${port}`;
export const sandboxUrl = `http://localhost:${sandboxPort}`;
