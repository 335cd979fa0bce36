import { TextLink } from '@bank/ui';
import { FUND_METHODS_PATH } from '../../../parts/links/fund-paths.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './FundNotes.module.css';

/** At the foot of every page with figures of funds: what colours mean, what past results do not, who answers for what. */
export function FundNotes({ isRanked = false }: { isRanked?: boolean }) {
  const to = useAddress();
  const words = useWords(fundWords);
  return (
    <div className={styles.notes}>
      <p>{words['funds.upDown']}</p>
      {isRanked ? <p>{words['funds.rankNote']}</p> : null}
      <p>{words['funds.risks']}</p>
      <p>
        <TextLink href={to(FUND_METHODS_PATH)}>{words['funds.methods']}</TextLink>
      </p>
    </div>
  );
}
