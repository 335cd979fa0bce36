/** `attachment` with a name that every browser reads: plain ASCII, and the real one as RFC 8187 has it. */
export function contentDisposition(fileName: string): string {
  const ascii = fileName.replace(/[^\w. -]+/g, '').replace(/ +/g, '-');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
