import { type AddressInfo, createServer } from "node:net";

/** @throws Error with a hint, when the port is in use */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  // localhost resolves to either address, and a server may listen on only one of them.
  for (const host of ["127.0.0.1", "::1"]) {
    if (await isTaken(port, host)) {
      throw new Error(
        `Port ${port} is in use. Stop what is using it, or set ${variable} to another, for example ${variable}=${port + 10}.`,
      );
    }
  }
}

function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // On a machine without IPv6 the error is another one, and nothing listens there.
    probe.once("error", (error) => resolve("code" in error && error.code === "EADDRINUSE"));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      // The address is a string only for pipes.
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
