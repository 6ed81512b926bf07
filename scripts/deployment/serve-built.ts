import { spawn } from "node:child_process";
import { once } from "node:events";

type Serving = { port: number; sandboxPort: number; stateFolder: string };

/** Serves the build and the sandbox as `npm start` does; returns what stops them. */
export function serveBuilt({ port, sandboxPort, stateFolder }: Serving): () => Promise<void> {
  const server = spawn(process.execPath, ["scripts/launch.cjs", "start", "--built"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      STATE_DIR: stateFolder,
      // The sandbox's, whatever the environment has.
      STORE_API_URL: "",
    },
  });
  const ended = once(server, "exit");
  return async () => {
    server.kill("SIGTERM");
    await ended;
  };
}
