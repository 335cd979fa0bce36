/** Han characters and full-width marks. */
const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u3000-\u303f]/;
const WIDE_EM = 1;
const SLIM = /[.,:;'’|!()]/;
const NARROW_EM = 0.56;
const SLIM_EM = 0.3;
const SPACE_EM = 0.26;

/** About how wide a text is drawn at a size, in px: the server measures nothing. */
export function textWidth(text: string, size: number): number {
  const ems = Array.from(text, (character) =>
    character === ' '
      ? SPACE_EM
      : WIDE.test(character)
        ? WIDE_EM
        : SLIM.test(character)
          ? SLIM_EM
          : NARROW_EM,
  );
  return size * ems.reduce((sum, em) => sum + em, 0);
}

export function widestOf(texts: readonly string[], size: number): number {
  return texts.reduce((widest, text) => Math.max(widest, textWidth(text, size)), 0);
}

/** As many lines as a text needs in a width, broken where its language breaks; what does not fit in `most` ends in …. */
export function linesOf(text: string, size: number, width: number, most: number): string[] {
  const words = /\s/.test(text.trim()) && !WIDE.test(text) ? text.split(/(?<=\s)/) : Array.from(text);
  const lines: string[] = [''];
  for (const word of words) {
    const line = `${lines.at(-1)}${word}`;
    if (textWidth(line.trim(), size) <= width || lines.at(-1) === '') lines[lines.length - 1] = line;
    else lines.push(word);
  }
  const shown = lines.map((line) => line.trim());
  if (shown.length <= most) return shown;
  const last = shown[most - 1] ?? '';
  return [...shown.slice(0, most - 1), `${last.slice(0, -1)}…`];
}
