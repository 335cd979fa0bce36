import { LANGUAGES } from '@bank/contract';
import { bankOf } from '../../../base/bank-of.ts';
import { branchIndex } from '../../branches/branch-index.ts';
import type { FindAnswer } from './find-answer.ts';
import { byFlatName, flatten } from './flat-names.ts';

/** A branch by its whole name, in either language, with or without the bank's name before it. */
export const branchAnswer: FindAnswer = async ({ content }, language, { flat }) => {
  const banks = await Promise.all(LANGUAGES.map((one) => bankOf(content, one)));
  const bank = banks
    .map(({ siteName = '' }) => flatten(siteName))
    .find((name) => name !== '' && flat.startsWith(name));
  const named = flat.slice(bank?.length ?? 0);
  if (named.length < 4) return undefined;
  const { inOrder } = await branchIndex(content, language);
  const found = byFlatName(inOrder, ({ branch }) => [branch.name, branch.nameEn]).get(named) ?? [];
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? undefined : { kind: 'BRANCH', branch: only.branch };
};
