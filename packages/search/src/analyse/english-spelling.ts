/** Where British and American spelling part by rule, the American one. Words that only look so (promise, enterprise) have other letters before. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/(al|an|or|er|ar|im|tom|it|at|ol|in|gn|il)is(e|ed|es|er|ers|ing|ation|ations)$/, '$1iz$2'],
  [/^(col|fav|hon|lab|neighb|behavi|harb|rum|endeav)our/, '$1or'],
  [/^(cent|theat|met|kilomet|lit|fib)re(s?)$/, '$1er$2'],
  [
    /(cancel|travel|model|label|fuel|counsel|signal|channel|total|level)l(ed|ing|er|ers|ation|ations)$/,
    '$1$2',
  ],
  [/^(fulfil|enrol|instal)l(ment|ments|s?)$/, '$1$2'],
  [/^(licen|defen|offen)ce(s|d?)$/, '$1se$2'],
  [/^practis(e|es|ed|ing)$/, 'practic$1'],
  [/^(program|catalog|dialog)(?:me|ue)(s?)$/, '$1$2'],
  [/^enquir/, 'inquir'],
  [/^judgement/, 'judgment'],
  [/^ageing$/, 'aging'],
  [/^tyre(s?)$/, 'tire$1'],
];

/** organisation → organization, centre → center, enrolment → enrolment, programme → program: one term for both spellings. */
export function americanSpelling(word: string): string {
  for (const [british, american] of RULES) if (british.test(word)) return word.replace(british, american);
  return word;
}
