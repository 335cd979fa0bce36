import { TextLink } from '@bank/ui';
import { useHotlines } from '../links/hotlines.ts';
import { useAddress } from '../links/use-address.ts';
import styles from './CorporateContact.module.css';
import { CORPORATE_BRANCHES, CORPORATE_FEES } from './corporate-paths.ts';
import { corporateWords } from '../../words/company/corporate/words.ts';
import { useWords } from '../../base/state/site-context.ts';

/** Where a company turns to: the hotline, branches with a corporate counter, what it costs. */
export function CorporateContact({ title }: { title: string }) {
  const to = useAddress();
  const words = useWords(corporateWords);
  const hotlines = useHotlines();
  return (
    <aside className={styles.ask} aria-labelledby="ask-us">
      <h2 id="ask-us" className={styles.title}>
        {title}
      </h2>
      <p className={styles.line}>
        <a className={styles.phone} href={`tel:${hotlines.service.dial}`}>
          {hotlines.service.shown}
        </a>
        <span>{words.contactLine}</span>
      </p>
      <ul>
        <li>
          <TextLink href={to(CORPORATE_BRANCHES)}>{words.contactBranch}</TextLink>
        </li>
        <li>
          <TextLink href={to(CORPORATE_FEES)}>{words.contactFees}</TextLink>
        </li>
      </ul>
    </aside>
  );
}
