/** The hosts that people mean, by their commonest misspellings. */
const meantHosts: Record<string, string> = {
  "gmial.com": "gmail.com",
  "gamil.com": "gmail.com",
  "gmai.com": "gmail.com",
  "gmail.co": "gmail.com",
  "gmail.con": "gmail.com",
  "yaho.com": "yahoo.com",
  "yahoo.con": "yahoo.com",
  "hotmial.com": "hotmail.com",
  "outlok.com": "outlook.com",
  "rediffmai.com": "rediffmail.com",
};

/** The advice about an email address that seems to be mistyped, or null. It names no person, and is no error. */
export function addressHint(email: string): string | null {
  const [, host] = /@([^@]+)$/.exec(email.trim().toLowerCase()) ?? [];
  if (!host) return null;
  if (!host.includes(".")) {
    return "Please check the address: it has no ending such as .com. If it is wrong, we cannot write to you.";
  }
  return Object.hasOwn(meantHosts, host)
    ? `Please check the address: did you mean ${meantHosts[host]}? If it is wrong, we cannot write to you.`
    : null;
}
