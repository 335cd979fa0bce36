/** Roughly how wide a line of text is, in ems: Han characters and full-width marks 1, spaces .26, all others .56. */
export function widthInEms(text: string): number {
  let width = 0;
  for (const character of text) width += emsOf(character);
  return width;
}

function emsOf(character: string): number {
  if (character === ' ') return 0.26;
  return /[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’—…]/u.test(character) ? 1 : 0.56;
}
