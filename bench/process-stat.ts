export type ProcessStat = {
  id: number;
  parentId: number;
  /** In user and in system mode, with the threads that have ended. */
  cpuMs: number;
  command: string;
};

// Linux counts in these towards programs, whatever its own clock does.
const ticksPerSecond = 100;

/** @param stat /proc/{id}/stat  @param commandLine /proc/{id}/cmdline */
export function parseProcessStat(stat: string, commandLine: string): ProcessStat {
  // The program's name stands in brackets and may hold anything.
  const [id = ""] = stat.split(" ", 1);
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [, parentId] = fields;
  const [userTicks, systemTicks] = fields.slice(11, 13);
  return {
    id: Number(id),
    parentId: Number(parentId),
    cpuMs: ((Number(userTicks) + Number(systemTicks)) * 1_000) / ticksPerSecond,
    command: commandLine.replaceAll("\0", " ").trim(),
  };
}

/**
 * Wrangler runs two workerd: one listens on the site's port and passes requests on, the other runs
 * the Worker. @throws Error when they are not found
 */
export function findWorkerd(processes: ProcessStat[], port: number) {
  const all = processes.filter(({ command }) => /\bworkerd serve\b/.test(command));
  const proxy = all.find(({ command }) =>
    command.split(" ").includes(`--socket-addr=entry=localhost:${port}`),
  );
  const worker = all.find(
    ({ id, parentId }) => proxy && id !== proxy.id && parentId === proxy.parentId,
  );
  if (!proxy || !worker) throw new Error(`The two workerd of port ${port} were not found.`);
  return { proxy, worker };
}
