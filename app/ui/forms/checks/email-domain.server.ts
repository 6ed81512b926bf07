/**
 * The email address with its domain in ASCII (punycode), as Chromium sends it: `user@münchen.de` is
 * `user@xn--mnchen-3ya.de`. Firefox sends it as it was typed. An address whose domain is invalid stays as it is.
 */
export function toAsciiDomain(address: string): string {
  const [, user, domain = ""] = /^(.+@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  // An ASCII domain stays as it was typed: a URL has it in lower case.
  const url = /^[\w.-]*$/.test(domain) ? null : URL.parse(`https://${domain}`);
  return url ? `${user}${url.hostname}` : address;
}
