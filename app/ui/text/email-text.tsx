/** An address, which breaks after its @ where it has no room. */
export function EmailText({ children }: { children: string }) {
  const [name = "", ...domain] = children.split("@");
  return (
    <>
      {`${name}@`}
      <wbr />
      {domain.join("@")}
    </>
  );
}
