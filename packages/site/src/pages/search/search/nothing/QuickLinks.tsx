import type { Language } from '@bank/contract';
import { Icon } from '@bank/ui';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { searchWords, type SearchWords } from '../../../../words/common/search-page/words.ts';
import styles from './QuickLinks.module.css';

type Quick = { name: keyof SearchWords['quickName']; href: string };

const LINKS: Readonly<Record<Language, readonly Quick[]>> = {
  CN: [
    { name: 'fx', href: '/personal/personalExchangeRate' },
    { name: 'rates', href: '/personal/dkll' },
    { name: 'fees', href: '/personal/sfbz' },
    { name: 'wealth', href: '/personal/lcmx' },
    { name: 'funds', href: '/personal/fundpro' },
    { name: 'branches', href: '/bobbank/map' },
  ],
  EN: [
    { name: 'fx', href: '/en/personal/personalExchangeRate' },
    { name: 'rates', href: '/en/personal/dkll' },
    { name: 'fees', href: '/en/personal/sfbz' },
    { name: 'investors', href: '/en/investment' },
    { name: 'branches', href: '/en/bobbank/map' },
    { name: 'insurance', href: '/en/ckbxDetail' },
  ],
};

/** Pages that most visitors of a search want, whatever the search can find. */
export function QuickLinks() {
  const { language } = useSite();
  const words = useWords(searchWords);
  return (
    <nav aria-labelledby="search-quick-links">
      <h2 id="search-quick-links" className={styles.head}>
        {words.quick}
      </h2>
      <ul className={styles.links}>
        {LINKS[language].map(({ name, href }) => (
          <li key={href}>
            <a href={href}>
              {words.quickName[name]}
              <Icon name="arrow-right" size={14} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
