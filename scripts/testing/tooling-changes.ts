import { execa } from "execa";

/** What the browser tests in tests/e2e/tooling are about: servers, the build, caches, and enquiries in a crash. */
const toolingFiles = [
  "scripts",
  "workers",
  "migrations",
  "app/edge",
  "app/office/enquiry",
  "tests/e2e/tooling",
  "package-lock.json",
  "package.json",
  "react-router.config.ts",
  "vite.config.ts",
  "wrangler.toml",
];

/** Whether one of these files has changed, committed or not, since the branch left main. True without a main. */
export async function hasToolingChanged(cwd = process.cwd()): Promise<boolean> {
  const git = execa({ cwd, reject: false });
  const base = await git`git merge-base HEAD main`;
  if (base.failed) return true;
  const changed = await git`git diff --name-only ${base.stdout} -- ${toolingFiles}`;
  const added = await git`git ls-files --others --exclude-standard -- ${toolingFiles}`;
  return `${changed.stdout}${added.stdout}` !== "";
}
