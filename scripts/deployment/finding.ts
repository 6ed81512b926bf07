/** What speaks against a deployment, and what to do about it. */
export type Finding = { problem: string; fix: string };

export function describeFindings(findings: Finding[]): string {
  return findings.map(({ problem, fix }) => `  ✗ ${problem}\n    ${fix}`).join("\n");
}
