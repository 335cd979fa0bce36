import type { FundDetail, FundIssue } from '@bank/contract';
import { dayInProse } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { StateNotice } from '../../../parts/blocks/StateNotice.tsx';
import { fundDetailWords, type FundDetailWords } from '../../../words/funds/fund-detail/words.ts';
import { canBeBought, hasEnded, isRaising } from '../parts/fund-state.ts';

interface FundStateProps {
  fund: FundDetail;
  /** Of a fund that is being raised. */
  issue: FundIssue | undefined;
}

/** What a reader must know before the figures: ended, not to be bought now, or still being raised. */
export function FundState({ fund, issue }: FundStateProps) {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  const state = stateOf(fund, issue, words, (day) => dayInProse(day, language));
  if (state === undefined) return null;
  return (
    <StateNotice label={words['fund.stateTitle']}>
      <p>{state}</p>
    </StateNotice>
  );
}

function stateOf(
  fund: FundDetail,
  issue: FundIssue | undefined,
  words: FundDetailWords,
  inProse: (day: string) => string,
): string | undefined {
  if (hasEnded(fund)) {
    return (
      (fund.navDate === '' ? words['fund.hasEnded'] : words['fund.hasEndedOn'](inProse(fund.navDate))) +
      words['fund.endedFor']
    );
  }
  if (isRaising(fund) && issue !== undefined) {
    return words['fund.isRaised'](inProse(issue.raiseStart), inProse(issue.raiseEnd));
  }
  if (canBeBought(fund)) return undefined;
  return words[fund.redeemable === '1' ? 'fund.onlyRedeemable' : 'fund.suspended'];
}
