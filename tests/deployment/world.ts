import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Answers requests to a host of the world. */
export type Host = (request: Request) => Promise<Response> | Response;

/** A server that stands for all hosts that the commands ask; each request is passed on to its host. */
export async function startWorld(hosts: Record<string, Host>) {
  const server = createServer(async (message, outgoing) => {
    const { method, url = "" } = message;
    const [, hostname = "", path = ""] = /^\/([^/]+)(.*)$/.exec(url) ?? [];
    const body = method === "GET" || method === "HEAD" ? undefined : await text(message);
    const headers = Object.entries(message.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const request = new Request(`https://${hostname}${path}`, { method, headers, body });
    const answer =
      (await hosts[hostname]?.(request)) ?? new Response("No such host", { status: 502 });
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
