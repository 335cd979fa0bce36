import type { Language } from '@bank/contract';

interface NamedRate {
  kind: string;
  term: string;
  /** Per cent, as it is written. */
  rate: string;
  /** From the name of the rate to its figure. */
  words: string;
}

const CHINESE_TERMS: readonly (readonly [pattern: string, term: string])[] = [
  ['(?:3 ?|三)个月期?', '3M'],
  ['(?:(?:6 ?|六)个月|半年)期?', '6M'],
  ['(?:1 ?|一)年期?', '1Y'],
  ['(?:2 ?|两|二)年期?', '2Y'],
  ['(?:3 ?|三)年期?', '3Y'],
  ['(?:5 ?|五)年期?', '5Y'],
];
const ENGLISH_TERMS: readonly (readonly [pattern: string, term: string])[] = [
  ['(?:3|three)[- ]months?', '3M'],
  ['(?:6|six)[- ]months?', '6M'],
  ['(?:1|one)[- ]years?', '1Y'],
  ['(?:2|two)[- ]years?', '2Y'],
  ['(?:3|three)[- ]years?', '3Y'],
  ['(?:5|five)[- ]years?', '5Y'],
];

/** What may stand between the name of a rate and its figure; a sign of arithmetic or another share says that it is no rate. */
const CHINESE_GAP =
  '[^%\\d+×加减占乘下上]{0,12}(?:\\d{4} ?年[^%\\d]{0,4}\\d{1,2} ?月[^%\\d]{0,2}\\d{1,2} ?日[^%\\d+加减]{0,6})?';
const ENGLISH_GAP = '[^%\\d+×]{0,24}?';
const FIGURE = '(?<rate>\\d{1,2}\\.\\d{1,4}) ?%';
const A_RATE = new RegExp(FIGURE);

interface Form {
  kind: string;
  term: string;
  pattern: RegExp;
}

const FORMS: Readonly<Record<Language, readonly Form[]>> = { CN: chineseForms(), EN: englishForms() };

function chineseForms(): Form[] {
  const kinds = [
    ['(?:整存整取|定期存款)', 'FIXED'],
    ['大额存单', 'LARGE_CD'],
    ['(?:零存整取|整存零取|存本取息)', 'INSTALMENT'],
  ] as const;
  return [
    ...kinds.flatMap(([words, kind]) =>
      CHINESE_TERMS.map(([when, term]) => ({
        kind,
        term,
        pattern: new RegExp(`(?<![\\d一二两三五十])${when}(?:的)?${words}${CHINESE_GAP}${FIGURE}`, 'gu'),
      })),
    ),
    ...(['1Y', '5Y'] as const).map((term) => ({
      kind: 'LPR',
      term,
      pattern: new RegExp(
        `(?<![\\d一二两三五十])${term === '1Y' ? '(?:1 ?|一)年期' : '(?:5 ?|五)年期以上'} ?(?:的)? ?(?:LPR|贷款市场报价利率)${CHINESE_GAP}${FIGURE}`,
        'gu',
      ),
    })),
  ];
}

function englishForms(): Form[] {
  const kinds = [
    ['(?:time|fixed|fixed-term|term) deposits?', 'FIXED'],
    ['(?:large-denomination )?certificates? of deposit', 'LARGE_CD'],
  ] as const;
  return [
    ...kinds.flatMap(([words, kind]) =>
      ENGLISH_TERMS.map(([when, term]) => ({
        kind,
        term,
        pattern: new RegExp(`\\b${when} ${words}\\b${ENGLISH_GAP}${FIGURE}`, 'giu'),
      })),
    ),
    ...(['1Y', '5Y'] as const).map((term) => ({
      kind: 'LPR',
      term,
      pattern: new RegExp(
        `(?:${term === '1Y' ? '\\b(?:1|one)-year LPR|\\bLPR for 1 year' : '\\bLPR (?:for )?over (?:5|five) years|\\bover-(?:5|five)-years? LPR'})${ENGLISH_GAP}${FIGURE}`,
        'giu',
      ),
    })),
  ];
}

/** The rates of the bank's tables that a sentence names by kind and term, with the figure that follows. */
export function ratesNamedIn(sentence: string, language: Language): NamedRate[] {
  if (!A_RATE.test(sentence)) return [];
  return FORMS[language].flatMap(({ kind, term, pattern }) =>
    [...sentence.matchAll(pattern)].map((match) => ({
      kind,
      term,
      rate: match.groups?.['rate'] ?? '',
      words: match[0],
    })),
  );
}
