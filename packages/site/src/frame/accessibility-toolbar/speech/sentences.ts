/** Some voices stop in the middle of a long text; pieces of about a sentence are safe. */
const LONGEST_PIECE = 120;

/** Cuts a text after sentences and, where those are long, after clauses. */
export function sentences(text: string): string[] {
  const pieces: string[] = [];
  for (const [clause] of text.matchAll(/[^。！？；，、!?;,]+[。！？；，、!?;,]*\s*|[。！？；，、!?;,]+/gu)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + clause.length <= LONGEST_PIECE && !/[。！？!?]\s*$/u.test(last)) {
      pieces[pieces.length - 1] = last + clause;
    } else pieces.push(clause);
  }
  return pieces;
}
