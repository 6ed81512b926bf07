declare module "vnu-jar" {
  const vnuJar: {
    /** Runs the checker, with a Java of its own if none is installed. Rejects with the errors that it finds. */
    vnu: { check(args: string[]): Promise<string> };
  };
  export default vnuJar;
}
