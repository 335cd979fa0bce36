import type { Fund } from '@bank/contract';
import type { FundWords } from '../../../words/funds/funds/words.ts';

export const RAISING = '1';
export const ENDED = '5';

export const isRaising = ({ status }: Pick<Fund, 'status'>) => status === RAISING;

export const hasEnded = ({ status }: Pick<Fund, 'status'>) => status === ENDED;

/** Also while it is being raised. */
export const canBeBought = (fund: Pick<Fund, 'status' | 'purchasable'>) =>
  fund.purchasable === '1' && !hasEnded(fund);

/** Whether it can be bought, then whether it can be redeemed; one thing alone of a fund that has ended. */
export function dealingOf(
  fund: Pick<Fund, 'status' | 'purchasable' | 'redeemable'>,
  words: FundWords,
): string[] {
  if (hasEnded(fund)) return [words['funds.ended']];
  if (isRaising(fund)) return [words['funds.raising'], words['funds.notYetRedeemable']];
  return [
    words[fund.purchasable === '1' ? 'funds.buyable' : 'funds.notBuyable'],
    words[fund.redeemable === '1' ? 'funds.redeemable' : 'funds.notRedeemable'],
  ];
}
