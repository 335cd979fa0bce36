import type { DocumentKind } from './document-kind.ts';
import type { Group } from '../query/query-tree.ts';

/** Words that tell what kind of page is wanted. */
const INTENTS: readonly { kind: DocumentKind; words: RegExp }[] = [
  { kind: 'branch', words: /支行|分行|网点|营业[厅部]|电话|地址|branch|address/ },
  { kind: 'fee', words: /手续费|年费|费用|收费|费率|多少钱|\bfees?\b|\bcharges?\b/ },
  { kind: 'faq', words: /怎么|怎样|如何|吗|什么|\bhow\b|\bwhat\b|\bcan i\b/ },
];

/** The kinds of page that a keyword, in normalised spelling, asks for. */
export function intentsOf(spelling: string): ReadonlySet<DocumentKind> {
  return new Set(INTENTS.filter(({ words }) => words.test(spelling)).map(({ kind }) => kind));
}

/** The kind of page that the words of a group name and nothing else: 手续费 → fee, 支行 → branch. */
export function kindNamedBy({ alts }: Group): DocumentKind | undefined {
  const typed = alts[0]?.tokens.join('') ?? '';
  return INTENTS.find(({ words }) => words.exec(typed)?.[0] === typed)?.kind;
}
