/** What packing writes of a picture: `/images/<name> <width>w`, several of them parted by commas. */
const CHOICE = /^\/images\/[0-9a-f]{24}\.(?:avif|webp|jpg|png) [1-9]\d{0,4}w$/;

/** The choices that a browser has, and their addresses; undefined unless all are pictures of a release. */
export function readSrcset(written: string | undefined): { srcset: string; addresses: string[] } | undefined {
  const choices = (written ?? '').split(',').map((one) => one.trim());
  if (!choices.every((one) => CHOICE.test(one))) return undefined;
  return { srcset: choices.join(', '), addresses: choices.map((one) => one.replace(/ .*$/, '')) };
}
