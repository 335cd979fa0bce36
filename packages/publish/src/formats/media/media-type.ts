export const MEDIA_TYPES = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
  json: 'application/json',
} as const;
export type MediaExt = keyof typeof MEDIA_TYPES;

/** A photograph as telephones keep it: pages are made of it, and no release holds one. */
export function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:hei[cxms]|hev[cxms]|(?:mif1|msf1).{4}(?:.{4})*?hei[cx])/s.test(
    bytes.toString('latin1', 4, 64),
  );
}

/** Whether it is a picture of pixels, which can be made smaller. */
export function isBitmap(ext: MediaExt): boolean {
  return ['png', 'jpg', 'webp', 'avif'].includes(ext);
}

/** Whether a stored file's name, which follows from its content, is that of a picture. */
export function isPictureName(name: string): boolean {
  return /\.(?:svg|png|jpg|webp|avif)$/.test(name);
}

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The kind of a file by its content, whatever its name says; undefined for anything a release may not hold. */
export function sniffMedia(bytes: Buffer): MediaExt | undefined {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  if (bytes.length > 3 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && /avi[fs]/.test(ascii(8, 32))) return 'avif';
  if (ascii(4, 8) === 'ftyp' && /^(isom|iso[2-9]|mp4[12]|avc1|M4V )$/.test(ascii(8, 12))) return 'mp4';
  // A plain Matroska file begins in the same way; browsers play only the WebM kind.
  if (bytes.subarray(0, 4).equals(EBML) && ascii(4, 64).includes('webm')) return 'webm';
  if (/^(\u00ef\u00bb\u00bf)?WEBVTT(?=[ \t\r\n]|$)/.test(ascii(0, 16))) return 'vtt';
  if (ascii(0, 5) === '%PDF-') return 'pdf';
  if (ascii(0, 1) === '{') return 'json';
  return looksLikeSvg(bytes) ? 'svg' : undefined;
}

function looksLikeSvg(bytes: Buffer): boolean {
  const head = bytes.toString('utf8', 0, 4096).replace(/^\uFEFF/, '');
  return /^\s*<(\?xml|!--|!DOCTYPE\s+svg|svg[\s>/])/i.test(head) && /<svg[\s>/]/.test(head);
}
