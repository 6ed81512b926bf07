import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runWrangler } from "./wrangler.ts";

let folder: string;

/** Puts a shell script on the PATH as `wrangler`. */
async function installWrangler(script: string) {
  await writeFile(join(folder, "wrangler"), `#!/bin/sh\n${script}\n`);
  await chmod(join(folder, "wrangler"), 0o755);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "marigold-"));
  vi.stubEnv("PATH", `${folder}:${process.env.PATH}`);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

describe("running wrangler", () => {
  it("returns what it prints", async () => {
    await installWrangler('echo "$@"');
    expect(await runWrangler(["secret", "list"])).toBe("secret list");
  });

  it("keeps the operator's CLOUDFLARE_ENV from selecting another environment", async () => {
    vi.stubEnv("CLOUDFLARE_ENV", "production");
    await installWrangler('echo "$CLOUDFLARE_ENV$CI"');
    expect(await runWrangler(["deploy"])).toBe("true");
  });

  it("fails with the reason, without the banner and the path of the log", async () => {
    await installWrangler(
      `cat >&2 <<'END'
 ⛅️ wrangler 4.135.0 (update available 4.164.0)
───────────────────────────────────────────────
▲ [WARNING] 🚧 wrangler deploy is an open beta command. Please report any issues.

✘ [ERROR] A request to the Cloudflare API failed.

  The script is too large. [code: 10027]

🪵  Logs were written to "/tmp/wrangler.log"
END
exit 1`,
    );
    await expect(runWrangler(["deploy"])).rejects.toThrow(
      /^wrangler deploy failed: A request to the Cloudflare API failed. The script is too large. \[code: 10027\]$/,
    );
  });

  it.each([
    "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.\nTo continue without logging in, rerun this command with `--temporary`.",
    "You are not authenticated. Please run `wrangler login`.",
  ])("names the commands to sign in with when it prints: %s", async (words) => {
    await installWrangler(`cat >&2 <<'END'\n${words}\nEND\nexit 1`);
    await expect(runWrangler(["deploy"])).rejects.toThrow(
      /^You are not signed in to Cloudflare. Sign in with npx wrangler login, or set CLOUDFLARE_API_TOKEN.$/,
    );
  });
});
