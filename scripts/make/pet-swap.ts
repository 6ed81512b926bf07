/**
 * The drawing with the other pet, if it says whose: `<use id="cat" href="pet-street-cat.svg#cat" transform="…"/>` puts
 * that drawing's `<g id="cat">` in the place of `<g id="dog">`. Any other drawing stays as it is.
 *
 * @param read reads the other drawing
 */
export async function swapPet(
  pet: string,
  drawing: string,
  read: (name: string) => Promise<string>,
): Promise<string> {
  const use = new RegExp(`<use id="${pet}" href="([^#"]+)#${pet}" transform="([^"]+)"/>`);
  const [, name, transform] = use.exec(drawing) ?? [];
  if (!name) return drawing;
  // Both may name a gradient alike.
  const other = (await read(name)).replace(/(\bid="|url\(#|href="#)/g, "$1other-");
  const [, look = ""] = /<svg xmlns="[^"]*" viewBox="[^"]*"([^>]*)>/.exec(other) ?? [];
  const definitions = other.match(/<defs>.*?<\/defs>/gs) ?? [];
  const content = findGroup(other, `other-${pet}`).replace(/^<g[^>]*>/, "");
  return drawing.replace(
    findGroup(drawing, pet === "cat" ? "dog" : "cat"),
    () => `${definitions.join("")}<g${look} transform="${transform}">${content}`,
  );
}

function findGroup(drawing: string, id: string): string {
  const [, fromStart] = drawing.split(new RegExp(`(?=<g id="${id}")`));
  let depth = 0;
  for (const { 0: tag, index } of fromStart?.matchAll(/<g[ >]|<\/g>/g) ?? []) {
    depth += tag === "</g>" ? -1 : 1;
    if (depth === 0) return fromStart?.slice(0, index + tag.length) ?? "";
  }
  throw new Error(`A drawing has no group ${id}`);
}
