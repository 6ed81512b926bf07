type CheckStatus = "ok" | "failed";

/** What the site stands on; the names are those of the answer. */
export type CheckStatuses = Record<"kv" | "database" | "store" | "formService", CheckStatus>;

/**
 * Down is what a visitor would notice: forms need the database, and checkouts and pages without a copy need the
 * store. Without KV pages ask the store, and without the form service enquiries wait.
 */
export function overallStatus(checks: CheckStatuses): "ok" | "degraded" | "down" {
  if (checks.database === "failed" || checks.store === "failed") return "down";
  return Object.values(checks).includes("failed") ? "degraded" : "ok";
}
