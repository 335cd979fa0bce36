/** A text as Excel on a Chinese Windows saves it when nobody asks for UTF-8. */
export function inGbk(text: string): Buffer {
  const bytes = bytesByCharacter();
  return Buffer.concat(
    Array.from(text, (character) => {
      const found = character < '\u0080' ? Buffer.from(character) : bytes.get(character);
      if (found === undefined) throw new Error(`GBK has no ${character}`);
      return found;
    }),
  );
}

/** The platform decodes GBK but does not encode it. */
function bytesByCharacter(): Map<string, Buffer> {
  const decoder = new TextDecoder('gbk');
  const bytes = new Map<string, Buffer>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const pair = Buffer.from([lead, trail]);
      bytes.set(decoder.decode(pair), pair);
    }
  }
  return bytes;
}
