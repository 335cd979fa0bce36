import { SEARCH_PATHS } from '@bank/contract';
import { Icon } from '@bank/ui';
import { SiteLink } from '../../parts/links/SiteLink.tsx';
import { useSite } from '../../base/state/site-context.ts';
import { DEPOSIT_INSURANCE_PATHS } from './deposit-insurance-paths.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { ChromePage } from './chrome-page.ts';
import type { ChromeData } from '../../base/page/chrome-data.ts';
import { useLate } from '../../base/page/late-data.ts';
import { menuUrl } from './menu-url.ts';
import { PLAIN_MENU_ID } from './phone-menu.ts';
import { SearchBox } from './SearchBox.tsx';
import styles from './PlainMenu.module.css';

interface PlainSectionsProps {
  chrome: ChromeData;
  page: ChromePage;
}

/** The sections of the site, open at the page's foot. */
export function PlainSections({ chrome, page }: PlainSectionsProps) {
  const { language, words } = useSite();
  const menu = useLate(chrome.menu);
  return (
    <div id={PLAIN_MENU_ID} className={styles.plain}>
      {language === 'EN' ? <SearchBox className={styles.search} /> : null}
      <nav className={styles.body} aria-label={words['phoneMenu.title']}>
        <ul>
          {menu.map((section) => (
            <li key={section.code} className={styles.section}>
              <SiteLink url={menuUrl(section, language)} urlType={section.urlType} className={styles.row}>
                {section.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        {language === 'EN' ? null : (
          <a href={SEARCH_PATHS[language]}>
            <Icon name="search" size={20} />
            {words['header.search']}
          </a>
        )}
        <a href={DEPOSIT_INSURANCE_PATHS[language]}>
          <Icon name="insurance" size={20} />
          {words['strip.depositInsurance']}
        </a>
        <LanguageSwitch page={page} className={styles.language} />
      </div>
    </div>
  );
}
