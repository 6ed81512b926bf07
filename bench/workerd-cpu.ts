import { readdir, readFile } from "node:fs/promises";
import { findWorkerd, type ProcessStat, parseProcessStat } from "./process-stat.ts";

/** Where a process's CPU time can be read. */
export const isCpuKnown = process.platform === "linux";

/** Milliseconds of CPU that the site's two workerd have used so far; zeros where none can be read. */
export async function cpuReader(port: number): Promise<() => Promise<CpuMs>> {
  if (!isCpuKnown) return async () => ({ worker: 0, proxy: 0 });
  const { worker, proxy } = findWorkerd(await readProcesses(), port);
  return async () => ({
    worker: (await readProcess(String(worker.id))).cpuMs,
    proxy: (await readProcess(String(proxy.id))).cpuMs,
  });
}

type CpuMs = { worker: number; proxy: number };

async function readProcesses(): Promise<ProcessStat[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const results = await Promise.allSettled(ids.map(readProcess));
  // Those that have ended in the meantime are left out.
  return results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
}

async function readProcess(id: string): Promise<ProcessStat> {
  return parseProcessStat(
    await readFile(`/proc/${id}/stat`, "utf8"),
    await readFile(`/proc/${id}/cmdline`, "utf8"),
  );
}
