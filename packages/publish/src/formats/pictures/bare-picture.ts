/** Smaller than this it was made for pages already. */
const LARGEST_READY_BYTES = 64 * 1024;

/** By which programs and cameras begin what they write into a picture beside it: place, device, names, comments. */
const NOTES = [
  'Exif',
  'EXIF',
  'eXIf',
  'XMP ',
  'ns.adobe.com',
  'xmpmeta',
  'Photoshop 3.0',
  'tEXt',
  'iTXt',
  'zTXt',
  '\u00ff\u00fe',
];

/**
 * Whether a picture is shown as it is: small, and with nothing in it but itself. Its bytes alone decide, not what is
 * installed, and in doubt it is made anew.
 */
export function isReadyPicture(bytes: Buffer): boolean {
  return bytes.length <= LARGEST_READY_BYTES && NOTES.every((note) => !bytes.includes(note, 0, 'latin1'));
}
