declare global {
  interface ImportMetaEnv {
    /** Put in by the build (vite.config.ts). */
    readonly BUILT_COMMIT?: string;
  }
}

/** The commit that this build was made of, short; "unknown" where the build could not tell. */
export const builtCommit = import.meta.env.BUILT_COMMIT ?? "unknown";
