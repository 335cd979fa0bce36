import { quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { withBroken, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';
import { figure, type Price, type Prices } from '../prices.ts';
import { ratesNamedIn } from '../rates-named.ts';
import { textsOf } from '../texts-of.ts';

/** An amount that follows within its sentence: `20 元`, `CNY 20`, `0.5‰`, `0.1%`. */
const AMOUNT = /(?:CNY|RMB|¥) ?(\d[\d,]{0,20}(?:\.\d{1,6})?)|(\d[\d,]{0,20}(?:\.\d{1,6})?) ?(?:元|yuan|%|‰)/;
/** Between the name of an item and its price there is a word or two and no comma, after which another price may be meant. */
const NEAR = 16;
/** Shorter names are words of the language too. */
const SHORTEST_NAME = 5;
const A_DAY =
  /\d{4} ?年|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)|\b20\d\d\b/;
const CODE = /\b[A-Z]{2}\d{3}\b/g;

/**
 * What a text says a rate or a fee is, is what the tables of the bank say. It is looked at where the text names the rate
 * by kind and term, and the fee by its code or its whole name; to be looked at, since a text may quote another bank.
 */
export function checkPrices(content: ReleaseContent, prices: Prices): void {
  for (const record of withBroken(content)) {
    if (content.scope !== 'site') return;
    for (const { path, text } of textsOf(record.body)) {
      for (const sentence of sentencesOf(text)) checkSentence(content, record, { path, sentence, prices });
    }
  }
}

interface Named {
  path: readonly PropertyKey[];
  sentence: string;
  prices: Prices;
}

function checkSentence(content: ReleaseContent, record: CheckedRecord, named: Named): void {
  const { sentence, prices } = named;
  // An article speaks of its own day, a page of today.
  const isDated = 'publishDate' in record.body || A_DAY.test(sentence);
  const tell = (price: Price, said: string, needle: string) => {
    const right = prices.figuresOf(price, isDated);
    if (right.length === 0 || right.includes(figure(said))) return;
    const expected = words`${[...new Set(right)]}, which ${price.list} has for ${price.name}`;
    content.warn(record, { path: named.path, expected, found: quote(needle), needle });
  };
  for (const { kind, term, rate, words: said } of ratesNamedIn(sentence, record.language)) {
    const price = prices.rate(kind, term);
    if (price !== undefined) tell(price, rate, said);
  }
  for (const { fee, after } of feesNamedIn(sentence, record, prices)) {
    const [said = '', one, other] = AMOUNT.exec(after) ?? [];
    if (said !== '') tell(fee, one ?? other ?? '', said);
  }
}

function* feesNamedIn(sentence: string, { language }: CheckedRecord, prices: Prices) {
  for (const { 0: code, index } of sentence.matchAll(CODE)) {
    const fee = prices.fee(code);
    // To the next code.
    const after = sentence.slice(index + code.length).split(CODE)[0] ?? '';
    if (fee !== undefined) yield { fee, after };
  }
  // Most sentences name no price: of a hundred fees each would be looked for in them.
  if (!AMOUNT.test(sentence)) return;
  for (const fee of prices.fees) {
    const name = fee.names[language];
    const at = name === undefined || name.length < SHORTEST_NAME ? -1 : sentence.indexOf(name);
    if (name === undefined || at === -1) continue;
    const after = sentence.slice(at + name.length);
    const amount = AMOUNT.exec(after);
    if (amount !== null && isNear(after.slice(0, amount.index))) yield { fee, after };
  }
}

const isNear = (between: string) => between.length <= NEAR && !/[，,、]/.test(between);

/** Cells of a table and paragraphs end a sentence as well. */
function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/<\/?(?:strong|em|a|span|sup|sub)\b[^<>]*>/g, '')
    .replaceAll(/<[^<>]*>/g, '\n')
    .replaceAll('&amp;', '&')
    .split(/[。；！？\n]|[.;!?] /);
}
