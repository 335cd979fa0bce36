/** The head of a PNG of this size, as heavy as is asked. */
export function aBitmap({ width, height, bytes }: { width: number; height: number; bytes: number }): Buffer {
  const picture = Buffer.alloc(Math.max(bytes, 64));
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(picture);
  picture.writeUInt32BE(13, 8);
  picture.write('IHDR', 12, 'latin1');
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  return picture;
}
