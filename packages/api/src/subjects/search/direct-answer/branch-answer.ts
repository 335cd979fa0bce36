import { branchIndex } from '../../branches/branch-index.ts';
import type { FindAnswer } from './find-answer.ts';
import { flatten } from './product-answer.ts';

/** A branch by its whole name, in either language, with or without the bank's name before it. */
export const branchAnswer: FindAnswer = async ({ content }, language, { flat }) => {
  const named = flat.replace(/^(?:北曜银行|bankofbeiyao)/, '');
  if (named.length < 4) return undefined;
  const { inOrder } = await branchIndex(content, language);
  const found = inOrder.filter(({ branch }) =>
    [branch.name, branch.nameEn].some((name) => flatten(name) === named),
  );
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? undefined : { kind: 'BRANCH', branch: only.branch };
};
