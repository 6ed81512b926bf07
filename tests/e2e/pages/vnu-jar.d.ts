declare module "vnu-jar" {
  const vnuJar: {
    /** Runs the checker; rejects with what it found, if that is an error. It brings its own Java where there is none. */
    vnu: { check(args: string[]): Promise<string> };
  };
  export default vnuJar;
}
