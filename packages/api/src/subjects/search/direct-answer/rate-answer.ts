import { depositTables, loanTables, lprMonths } from '../../rates/rate-tables.ts';
import { askedTerm } from './asked-term.ts';
import type { FindAnswer } from './find-answer.ts';
import { DEPOSIT_WORDS, FIXED_WITH_TERM, LOAN_WORDS, LPR_WORDS } from './rate-words.ts';

export const lprAnswer: FindAnswer = async ({ content }, language, { text }) => {
  const asked = askedRate(text, LPR_WORDS);
  if (asked === undefined) return undefined;
  const [newest, ...months] = await lprMonths(content, language);
  if (newest === undefined) return undefined;
  const same = months.filter(({ effectiveDate }) => effectiveDate === newest.effectiveDate);
  const rates = ofTerm([newest, ...same], asked.term);
  return rates.length === 0 ? undefined : { kind: 'LPR', rates };
};

export const depositAnswer: FindAnswer = async ({ content }, language, { text }) => {
  const { DEPOSIT: table } = await depositTables(content, language);
  for (const [kind, words] of DEPOSIT_WORDS) {
    const asked = askedRate(text, words) ?? (kind === 'FIXED' ? askedTermed(text) : undefined);
    if (asked === undefined) continue;
    const rates = ofTerm(
      table.inForce().filter((rate) => kind === rate.kind || (kind === 'CALL' && rate.kind.startsWith(kind))),
      asked.term,
    );
    return rates.length === 0 ? undefined : { kind: 'DEPOSIT', rates };
  }
  return undefined;
};

export const loanAnswer: FindAnswer = async ({ content }, language, { text }) => {
  const kind = LOAN_WORDS.find(([, words]) => words.has(text))?.[0];
  if (kind === undefined) return undefined;
  const { LOAN, FUND_LOAN } = await loanTables(content, language);
  const table = kind === 'FUND_LOAN' ? FUND_LOAN : LOAN;
  const rates = table.inForce().filter((rate) => rate.kind === kind);
  return rates.length === 0 ? undefined : { kind: 'LOAN', rates: rates.map(withoutSort) };
};

interface AskedRate {
  term?: string;
}

/** The words alone, or with a term among them. */
function askedRate(text: string, words: ReadonlySet<string>): AskedRate | undefined {
  if (words.has(text)) return {};
  const { term, rest } = askedTerm(text);
  return term !== undefined && isAmong(rest, words) ? { term } : undefined;
}

/** With a term, 定期 alone asks for its rate. */
function askedTermed(text: string): AskedRate | undefined {
  const { term, rest } = askedTerm(text);
  return term !== undefined && isAmong(rest, FIXED_WITH_TERM) ? { term } : undefined;
}

function isAmong(rest: string, words: ReadonlySet<string>): boolean {
  return words.has(rest) || words.has(rest.replaceAll(/\s|的/gu, ''));
}

function ofTerm<Rate extends { sort: number; termCode: string }>(rates: readonly Rate[], term?: string) {
  return rates.filter(({ termCode }) => term === undefined || termCode === term).map(withoutSort);
}

function withoutSort<Rate extends { sort: number }>({ sort: _sort, ...rate }: Rate): Omit<Rate, 'sort'> {
  return rate;
}
