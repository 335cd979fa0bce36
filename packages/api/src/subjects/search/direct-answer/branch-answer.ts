import { branchIndex } from '../../branches/branch-index.ts';
import type { FindAnswer } from './find-answer.ts';
import { byFlatName } from './flat-names.ts';

/** A branch by its whole name, in either language, with or without the bank's name before it. */
export const branchAnswer: FindAnswer = async ({ content }, language, { flat }) => {
  const named = flat.replace(/^(?:北曜银行|bankofbeiyao)/, '');
  if (named.length < 4) return undefined;
  const { inOrder } = await branchIndex(content, language);
  const found = byFlatName(inOrder, ({ branch }) => [branch.name, branch.nameEn]).get(named) ?? [];
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? undefined : { kind: 'BRANCH', branch: only.branch };
};
