// CommonJS without modern syntax, so that an old Node can run it far enough to report its version.
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 22)) {
  console.error(
    `This needs Node 22.22 or later, and found ${process.versions.node}. ` +
      "Run `npm ci`, which brings a Node of its own to every npm script.",
  );
  process.exit(1);
}
import(`./${process.argv[2]}.ts`);
