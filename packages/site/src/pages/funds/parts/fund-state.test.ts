import { beforeAll, describe, expect, it } from 'vitest';
import { fundWords, type FundWords } from '../../../words/funds/funds/words.ts';
import { canBeBought, dealingOf } from './fund-state.ts';

const OPEN = { status: '0', purchasable: '1', redeemable: '1' } as const;
const RAISING = { status: '1', purchasable: '1', redeemable: '0' } as const;
const SUSPENDED = { status: '4', purchasable: '0', redeemable: '0' } as const;
const ENDED = { status: '5', purchasable: '0', redeemable: '0' } as const;

describe('the dealing of a fund', () => {
  let chinese: FundWords;
  let english: FundWords;
  beforeAll(async () => {
    await Promise.all([fundWords.load('CN'), fundWords.load('EN')]);
    chinese = fundWords.of('CN');
    english = fundWords.of('EN');
  });

  it('of one that is open or suspended says whether it can be bought and redeemed', () => {
    expect(dealingOf(OPEN, chinese)).toEqual(['可申购', '可赎回']);
    expect(dealingOf(SUSPENDED, chinese)).toEqual(['暂停申购', '暂停赎回']);
  });

  it('of one that is being raised is a subscription that cannot be redeemed yet', () => {
    expect(dealingOf(RAISING, chinese)).toEqual(['认购中', '成立前不可赎回']);
    expect(dealingOf(RAISING, english)).toEqual(['Initial offer', 'No redemptions before inception']);
  });

  it('of one that has ended is that it has ended', () => {
    expect(dealingOf(ENDED, chinese)).toEqual(['已终止']);
    expect(dealingOf(ENDED, english)).toEqual(['Terminated']);
  });

  it('ends with the fund, whatever its record says of purchases', () => {
    expect([OPEN, RAISING, SUSPENDED, ENDED].map(canBeBought)).toEqual([true, true, false, false]);
    expect(canBeBought({ ...ENDED, purchasable: '1' })).toBe(false);
  });
});
