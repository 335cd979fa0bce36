import { LANGUAGES, type Language } from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';
import { bankOf } from '../../../base/bank-of.ts';
import { branchIndex } from '../../branches/branch-index.ts';
import type { FindAnswer } from './find-answer.ts';
import { byFlatName, flatten } from './flat-names.ts';
import { withoutHours } from './hours-words.ts';

/** A branch by its whole name, in either language, with or without the bank's name before it or its hours asked for. */
export const branchAnswer: FindAnswer = async ({ content }, language, { flat }) => {
  const [only, ...others] = await branchesNamed(content, language, withoutHours(flat));
  return only === undefined || others.length > 0 ? undefined : { kind: 'BRANCH', branch: only };
};

/** Mostly one; some names are given twice. */
export async function branchesNamed(content: ContentSnapshot, language: Language, flat: string) {
  const named = await withoutBank(content, flat);
  if (named.length < 4) return [];
  const { inOrder } = await branchIndex(content, language);
  const found = byFlatName(inOrder, ({ branch }) => [branch.name, branch.nameEn]).get(named) ?? [];
  return found.map(({ branch }) => branch);
}

/** What is asked for when the bank's own name stands before it. */
export async function withoutBank(content: ContentSnapshot, flat: string): Promise<string> {
  const banks = await Promise.all(LANGUAGES.map((one) => bankOf(content, one)));
  const bank = banks
    .map(({ siteName = '' }) => flatten(siteName))
    .find((name) => name !== '' && flat.startsWith(name));
  return flat.slice(bank?.length ?? 0);
}
