const HEAD_BYTES = 33;
const END = Buffer.from('0000000049454e44ae426082', 'hex');

/** A PNG of this size that holds nothing, as heavy as is asked. */
export function aBitmap({ width, height, bytes }: { width: number; height: number; bytes: number }): Buffer {
  const picture = Buffer.alloc(Math.max(bytes, 64));
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(picture);
  picture.writeUInt32BE(13, 8);
  picture.write('IHDR', 12, 'latin1');
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  picture.writeUInt32BE(picture.length - HEAD_BYTES - 12 - END.length, HEAD_BYTES);
  picture.write('IDAT', HEAD_BYTES + 4, 'latin1');
  END.copy(picture, picture.length - END.length);
  return picture;
}
