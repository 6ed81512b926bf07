import { expect, test } from "vitest";
import { findWorkerd, type ProcessStat, parseProcessStat } from "./process-stat.ts";

const stat =
  "13470 (workerd (2) x) S 13422 13421 13000 0 -1 4194304 90 0 0 0 612 38 1 2 20 0 9 0 100 0";

const workerd = (id: number, parentId: number, address: string): ProcessStat => ({
  id,
  parentId,
  cpuMs: 0,
  command: `/bin/workerd serve --binary --socket-addr=entry=${address} -`,
});

test("user and system time are added, and neither the children's nor the name's brackets matter", () => {
  expect(parseProcessStat(stat, "/bin/workerd\0serve\0-\0")).toEqual({
    id: 13470,
    parentId: 13422,
    cpuMs: 6_500,
    command: "/bin/workerd serve -",
  });
});

test("the Worker runs in the other workerd of the wrangler that listens on the port", () => {
  const processes = [
    workerd(1, 10, "localhost:8912"),
    workerd(2, 10, "127.0.0.1:0"),
    workerd(3, 20, "127.0.0.1:0"),
    workerd(4, 20, "localhost:8911"),
    { ...workerd(5, 20, ""), command: "/bin/esbuild" },
  ];
  const { proxy, worker } = findWorkerd(processes, 8911);
  expect([proxy.id, worker.id]).toEqual([4, 3]);
});

test("a port is not found by its first digits", () => {
  const processes = [workerd(1, 10, "localhost:89110"), workerd(2, 10, "127.0.0.1:0")];
  expect(() => findWorkerd(processes, 8911)).toThrow("The two workerd of port 8911");
});
