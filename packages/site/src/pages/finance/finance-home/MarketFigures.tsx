import type { Article } from '@bank/contract';
import { TextLink } from '@bank/ui';
import { corporatePath } from '../../../parts/corporate/corporate-paths.ts';
import { FigurePlace } from '../../../parts/figures/FigurePlace.tsx';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './FinanceHomePage.module.css';

/** What the bank issued and underwrote, as the newest notices with market figures drew it. */
export function MarketFigures({ notices }: { notices: readonly Article[] }) {
  const to = useAddress();
  return (
    <div className={styles.drawn}>
      {notices.map(({ figures: [figure] = [], ...notice }, index) =>
        figure === undefined ? null : (
          <div key={notice.id}>
            <FigurePlace figure={figure} place="page" isUnderHead={index === 0} />
            <TextLink href={to(corporatePath(notice))}>{notice.title}</TextLink>
          </div>
        ),
      )}
    </div>
  );
}
