// Pages report what sets HTML or script addresses without a policy (content-security-policy.ts). These are ours.

/** The parts of the Trusted Types API that we use. Its objects stand in for the strings that they were made of. */
type PolicyRules = {
  createHTML: (html: string) => string | null;
  createScriptURL: (url: string) => string | null;
};
type Policy = { createHTML(html: string): string; createScriptURL(url: string): string };

declare global {
  interface Window {
    trustedTypes?: {
      defaultPolicy: object | null;
      createPolicy(name: string, rules: PolicyRules): Policy;
    };
  }
}

/** How React creates a script element. */
const emptyScript = "<script></script>";

function createPolicy(): Policy | undefined {
  const { trustedTypes } = window;
  if (!trustedTypes || trustedTypes.defaultPolicy) return undefined;
  // For plain strings: React Router sets structured data as the HTML of a script, with `<` escaped.
  trustedTypes.createPolicy("default", {
    createHTML: (html) => (html === emptyScript || !html.includes("<") ? html : null),
    createScriptURL: () => null,
  });
  return trustedTypes.createPolicy("marigold", {
    createHTML: (html) => html,
    createScriptURL: (url) => url,
  });
}

const policy = typeof window === "undefined" ? undefined : createPolicy();

/** For HTML that the server made safe. */
export const trustHtml = (html: string) => policy?.createHTML(html) ?? html;

/** For the address of a script that the configuration names. */
export const trustScriptUrl = (url: string) => policy?.createScriptURL(url) ?? url;
