import type { CompanyNeed } from '@bank/contract';
import { searchText } from '../../base/page/query-parameters.ts';
import { useAddress } from '../links/use-address.ts';
import styles from './Needs.module.css';
import { COMPANY_LIST } from './corporate-paths.ts';
import { corporateWords } from '../../words/company/corporate/words.ts';
import { useWords } from '../../base/state/site-context.ts';

/** What a company may be after, in its own words; each leads to the list of what answers it. */
export function Needs({ needs }: { needs: readonly { need: CompanyNeed; count: number }[] }) {
  const to = useAddress();
  const words = useWords(corporateWords);
  return (
    <ul className={styles.needs}>
      {needs
        .filter(({ count }) => count > 0)
        .map(({ need, count }) => (
          <li key={need}>
            <a href={to(COMPANY_LIST + searchText({ kind: 'SERVICE', need }))}>
              <b>{words.needs[need]}</b>
              <span>{words.needTexts[need]}</span>
              <small className="num">{words.needCount(count)}</small>
            </a>
          </li>
        ))}
    </ul>
  );
}
