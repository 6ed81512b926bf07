/** What seems to be mistyped in an e-mail address, without the address itself; null if nothing does. It is no error. */
export function addressHint(email: string): string | null {
  return /@[^.]+$/.test(email.trim())
    ? "Please check the address: it has no ending such as .com. If it is wrong, we cannot write to you."
    : null;
}
