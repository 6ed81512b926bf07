declare global {
  interface ImportMetaEnv {
    /** Defined by the build (vite.config.ts). */
    readonly BUILT_COMMIT?: string;
  }
}

/** The short hash of the built commit, or "unknown". */
export const builtCommit = import.meta.env.BUILT_COMMIT ?? "unknown";

export type DeployedVersion = {
  /** Cloudflare's id of the version. */
  version: string;
  commit: string;
  /** When Cloudflare received the version. */
  builtAt: string;
};

export function deployedVersion({ id, timestamp }: WorkerVersionMetadata): DeployedVersion {
  return { version: id, commit: builtCommit, builtAt: timestamp };
}
