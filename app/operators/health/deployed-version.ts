import { builtCommit } from "../built-commit";

export type DeployedVersion = {
  /** Cloudflare's id of the version. */
  version: string;
  commit: string;
  /** When Cloudflare took the version in. */
  builtAt: string;
};

/** Which version answers, by what Cloudflare and the build say of it. */
export function deployedVersion({ id, timestamp }: WorkerVersionMetadata): DeployedVersion {
  return { version: id, commit: builtCommit, builtAt: timestamp };
}
