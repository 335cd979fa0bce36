/** SHA-256 of a text as UTF-8, in lower-case hex. */
export type Digest = (text: string) => string | Promise<string>;

/** The browser's own, which is only there over https, and answers when a page that is being left is gone. */
export async function digestOfBrowser(text: string): Promise<string> {
  // A type says that it is always there.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (subtle === undefined) return (await import('./sha256.ts')).sha256(text);
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
