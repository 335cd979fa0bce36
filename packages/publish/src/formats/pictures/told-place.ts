const EXIF = Buffer.from('Exif\0\0', 'latin1');
const GPS_INFO = 0x8825;
/** Latitude and longitude. */
const PLACE_TAGS = new Set([2, 4]);
/** No honest directory has more. */
const MOST_ENTRIES = 512;

/** Whether a picture says where it was taken, in EXIF or XMP. For files that visitors save as they are. */
export function tellsPlace(bytes: Buffer): boolean {
  if (/exif:GPS(?:Latitude|Longitude)/.test(bytes.toString('latin1'))) return true;
  for (let at = bytes.indexOf(EXIF); at !== -1; at = bytes.indexOf(EXIF, at + 1)) {
    if (hasPlace(bytes.subarray(at + EXIF.length))) return true;
  }
  // PNG and WebP keep it without that name in front.
  return ['eXIf', 'EXIF'].some((name) => {
    const at = bytes.indexOf(name, 0, 'latin1');
    return at !== -1 && hasPlace(bytes.subarray(at + (name === 'EXIF' ? 8 : 4)));
  });
}

/** Reads a TIFF directory, as EXIF is one, as far as its GPS part. */
function hasPlace(tiff: Buffer): boolean {
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return false;
  const isLittle = order === 'II';
  const u16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const entriesAt = (at: number) =>
    Array.from({ length: Math.min(u16(at), MOST_ENTRIES) }, (_, index) => at + 2 + index * 12);
  try {
    const gps = entriesAt(u32(4)).find((entry) => u16(entry) === GPS_INFO);
    return gps !== undefined && entriesAt(u32(gps + 8)).some((entry) => PLACE_TAGS.has(u16(entry)));
  } catch (error) {
    // A directory that leads past the end says nothing.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
