import type { MouseEventHandler } from 'react';
import { HOME_PATHS } from '@bank/contract';
import { Icon } from '@bank/ui';
import { SiteLink } from '../../parts/links/SiteLink.tsx';
import { useSite } from '../../base/state/site-context.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { Logo } from './Logo.tsx';
import { PhoneMenuButton } from './PhoneMenuButton.tsx';
import type { ChromePage } from './chrome-page.ts';
import { isCurrentEntry } from './is-current-entry.ts';
import type { ChromeData, MenuEntry } from '../../base/page/chrome-data.ts';
import { menuUrl } from './menu-url.ts';
import styles from './FundHeader.module.css';

interface FundHeaderProps {
  chrome: ChromeData;
  page: ChromePage;
  /** The zone's own entries. */
  entries: readonly MenuEntry[];
  onOpenMenu: MouseEventHandler;
}

/** Takes the header's place in the fund zone, so that visitors know they are in a zone (S3-fundbar). */
export function FundHeader({ chrome, page, entries, onOpenMenu }: FundHeaderProps) {
  const { language, words } = useSite();
  const { siteName, loginList } = chrome.config;
  return (
    <div className={styles.header} data-tone="night">
      <div className={styles.content}>
        <a className={styles.home} href={HOME_PATHS[language]} aria-label={words['header.home'](siteName)}>
          <Logo config={chrome.config} isOnNight className={styles.logo} />
        </a>
        <b className={styles.title}>{words['fundBar.title']}</b>
        <nav className={styles.nav} aria-label={words['fundBar.title']} data-divide="MENU">
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.code} className={styles.entry}>
                <SiteLink
                  url={menuUrl(entry, language)}
                  urlType={entry.urlType}
                  className={styles.link}
                  aria-current={isCurrentEntry(entry, page) ? 'page' : undefined}
                >
                  {entry.name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <a className={styles.back} href={language === 'CN' ? '/' : HOME_PATHS.EN}>
            <Icon name="chevron-left" size={13} />
            {words['fundBar.home']}
          </a>
          <LoginPanel groups={loginList} />
          <PhoneMenuButton onOpen={onOpenMenu} />
        </div>
      </div>
    </div>
  );
}
