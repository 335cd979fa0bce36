/**
 * How a browser takes a file, and under which name: plain ASCII for old ones, and as it is for all others (RFC 6266).
 * What has nothing in ASCII is called a document there.
 */
export function contentDisposition(kind: 'attachment' | 'inline', fileName: string): string {
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(fileName)?.[0] ?? '';
  const ascii = fileName
    .slice(0, fileName.length - extension.length)
    .replace(/[^\w. -]/g, '')
    .trim()
    .replace(/ +/g, '-');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii || 'document'}${extension}"; filename*=UTF-8''${encoded}`;
}
