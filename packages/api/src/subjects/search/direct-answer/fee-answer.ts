import { oneSpelling } from '../../../base/keyword/spelling.ts';
import { NotFound } from '../../../base/problems.ts';
import { findFees } from '../../fees/find-fees.ts';
import type { FeeEntry } from '../../fees/fee-entry.ts';
import type { FindAnswer } from './find-answer.ts';

const SHOWN = 4;
/** More than this were not asked for by name. */
const MOST = 12;
const CODE = /^[a-z]{2}\d{3}$/;
const PRICE =
  /手续费|工本费|服务费|管理费|费率|费用|收费|(?<![消免自缴付])费$|多少钱|要钱吗|\b(?:fees?|charges?|costs?|how much)\b/u;
/** Words of the question, not of the thing; 年费 is what a fee is called. */
const AROUND =
  /(?:的)?(?:收费标准|收费|费用|手续费|费率|(?<!年)费)?(?:是|要|收)?(?:多少钱|多少|要钱吗|吗|怎么收|如何收|怎么算)?$|^(?:how much (?:is|are|does|do)|what (?:is|are))\s|\b(?:the|a|an|for|of|on|fees?|charges?|costs?)\b/gu;

/** Prices by the name of the service or by code: 借记卡年费, 跨行转账手续费, CD001, annual fee. */
export const feeAnswer: FindAnswer = async (deps, language, { text, flat }) => {
  if (!PRICE.test(text) && !CODE.test(flat)) return undefined;
  const entries = await entriesInForce(deps, language);
  const byCode = entries.find(({ item }) => item.feeCode.toLowerCase() === flat);
  const wanted = text.replace(AROUND, ' ').replace(/\s+/g, ' ').trim();
  const keyword = byCode?.item.feeCode ?? (wanted === '' ? text : wanted);
  const found = byCode === undefined ? named(entries, keyword) : [byCode];
  if (found.length === 0 || found.length > MOST) return undefined;
  return { kind: 'FEE', keyword, total: found.length, fees: found.slice(0, SHOWN).map(({ item }) => item) };
};

/** Those whose names have every part, the shortest names first; else those whose names and contents have it. */
function named(entries: readonly FeeEntry[], keyword: string): FeeEntry[] {
  const parts = oneSpelling(keyword).split(' ');
  if (parts.join('').length < 2) return [];
  const having = (textOf: (entry: FeeEntry) => string) =>
    entries.filter((entry) => parts.every((part) => isIn(part, textOf(entry))));
  const byName = having(({ name }) => oneSpelling(name));
  const found = byName.length > 0 ? byName : having(({ text }) => text);
  return found.toSorted((a, b) => a.name.length - b.name.length);
}

/** Chinese names put words between: 信用卡年费 is in 信用卡普卡年费, pair of characters by pair. */
function isIn(part: string, text: string): boolean {
  if (text.includes(part)) return true;
  const pairs = Array.from({ length: part.length - 1 }, (_, at) => part.slice(at, at + 2));
  return /^\p{Script=Han}{2,}$/u.test(part) && pairs.every((pair) => text.includes(pair));
}

/** None before the first edition. */
async function entriesInForce(
  deps: Parameters<FindAnswer>[0],
  language: Parameters<FindAnswer>[1],
): Promise<FeeEntry[]> {
  try {
    const wish = { language, keyword: '', category: undefined, pricing: undefined, customerType: undefined };
    const { edition } = await findFees(deps, { ...wish, version: undefined, sort: 'code' });
    return edition.entries;
  } catch (error) {
    if (error instanceof NotFound) return [];
    throw error;
  }
}
