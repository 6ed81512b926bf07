export async function sha256(data: string | BufferSource): Promise<Uint8Array> {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** How a Content-Security-Policy names an inline script or style sheet: 'sha256-…', with the quotes. */
export async function hashSource(text: string): Promise<string> {
  return `'sha256-${btoa(String.fromCharCode(...(await sha256(text))))}'`;
}
