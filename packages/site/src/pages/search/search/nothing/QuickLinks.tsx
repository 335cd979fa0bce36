import { Icon } from '@bank/ui';
import { useWords } from '../../../../base/state/site-context.ts';
import { searchWords, type SearchWords } from '../../../../words/common/search-page/words.ts';
import { useAddress } from '../../../../parts/links/use-address.ts';
import { useFeature } from '../../../../parts/links/use-feature.ts';
import styles from './QuickLinks.module.css';

type Quick = { name: keyof SearchWords['quickName']; href: string };

const LINKS: readonly Quick[] = [
  { name: 'fx', href: '/personal/personalExchangeRate' },
  { name: 'rates', href: '/personal/dkll' },
  { name: 'fees', href: '/personal/sfbz' },
  { name: 'wealth', href: '/personal/lcmx' },
  { name: 'funds', href: '/personal/fundpro' },
  { name: 'branches', href: '/bobbank/map' },
];

/** Pages that most visitors of a search want, whatever the search can find. */
export function QuickLinks() {
  const to = useAddress();
  const words = useWords(searchWords);
  const hasFunds = useFeature('funds');
  return (
    <nav aria-labelledby="search-quick-links">
      <h2 id="search-quick-links" className={styles.head}>
        {words.quick}
      </h2>
      <ul className={styles.links}>
        {LINKS.filter(({ name }) => name !== 'funds' || hasFunds).map(({ name, href }) => (
          <li key={href}>
            <a href={to(href)}>
              {words.quickName[name]}
              <Icon name="arrow-right" size={14} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
