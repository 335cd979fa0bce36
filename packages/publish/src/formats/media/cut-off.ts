const START_OF_SCAN = 0xda;
const END = Buffer.from([0xff, 0xd9]);

/** Whether a JPEG has no end. What stands behind the end is harmless, and a preview among its notes has an end of its own. */
export function isCutOff(jpeg: Buffer): boolean {
  let at = 2;
  while (at + 4 <= jpeg.length && jpeg[at + 1] !== START_OF_SCAN)
    at += jpeg[at + 1] === 0xff ? 1 : 2 + jpeg.readUInt16BE(at + 2);
  return !jpeg.includes(END, Math.min(at, jpeg.length - END.length));
}
