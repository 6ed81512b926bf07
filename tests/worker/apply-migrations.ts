import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";

declare global {
  namespace Cloudflare {
    interface Env {
      /** The files of migrations/, as tests/vitest.worker.config.ts reads them. */
      HOOK_TOKEN: string;
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}

await applyD1Migrations(env.ENQUIRIES, env.TEST_MIGRATIONS);
