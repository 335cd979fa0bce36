import { fundIndex } from '../../funds/fund-index.ts';
import { wealthIndex } from '../../wealth/wealth-index.ts';
import type { FindAnswer } from './find-answer.ts';
import { byFlatName } from './flat-names.ts';

/** A code, or a whole name: 天璇·稳健 90 天 without its signs. */
export const productAnswer: FindAnswer = async ({ content }, language, { flat }) => {
  if (flat.length < 4) return undefined;
  const [funds, wealth] = await Promise.all([fundIndex(content, language), wealthIndex(content, language)]);
  const [product] =
    byFlatName(wealth.inOrder, ({ product: { prodCode, prodName } }) => [prodCode, prodName]).get(flat) ?? [];
  if (product !== undefined) return { kind: 'WEALTH', product: product.product };
  const [fund] =
    byFlatName(funds.inOrder, ({ fund: { fundCode, fundName } }) => [fundCode, fundName]).get(flat) ?? [];
  return fund && { kind: 'FUND', fund: fund.fund };
};
