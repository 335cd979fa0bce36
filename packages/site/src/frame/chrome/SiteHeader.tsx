import type { MouseEventHandler } from 'react';
import { SEARCH_PATHS, HOME_PATHS, type QrItem } from '@bank/contract';
import { Icon } from '@bank/ui';
import { SearchOverlay } from '../search-overlay/SearchOverlay.tsx';
import { useSite } from '../../base/state/site-context.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { Logo } from './Logo.tsx';
import { MainMenu } from './MainMenu.tsx';
import { PhoneMenuButton } from './PhoneMenuButton.tsx';
import { QrPanel } from './QrPanel.tsx';
import type { ChromePage } from './chrome-page.ts';
import { currentSection } from './current-section.ts';
import type { ChromeData } from '../../base/page/chrome-data.ts';
import { useLate } from '../../base/page/late-data.ts';
import styles from './SiteHeader.module.css';

interface SiteHeaderProps {
  chrome: ChromeData;
  page: ChromePage;
  /** Of the menu title that the page is under. */
  qr: readonly QrItem[];
  onOpenMenu: MouseEventHandler;
}

/** The sticky bar: logo, main menu and tools. */
export function SiteHeader({ chrome, page, qr, onOpenMenu }: SiteHeaderProps) {
  const { language, words } = useSite();
  const { config } = chrome;
  const menu = useLate(chrome.menu);
  return (
    <div className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.content}>
          <a
            className={styles.home}
            href={HOME_PATHS[language]}
            aria-label={words['header.home'](config.siteName)}
          >
            <Logo config={config} />
          </a>
          <MainMenu
            menu={menu}
            currentCode={currentSection(menu, page.record)?.code}
            path={page.record.path}
            useful={config.usefulLinkList}
          />
          <div className={styles.tools}>
            {/* Hidden in English, whose search is a plain link and page (S3-overlay). */}
            {language === 'CN' ? (
              <SearchOverlay className={`${styles.iconButton} ${styles.search}`} />
            ) : (
              <a
                className={`${styles.iconButton} ${styles.search}`}
                href={SEARCH_PATHS[language]}
                aria-label={words['header.search']}
              >
                <Icon name="search" size={24} />
              </a>
            )}
            <QrPanel codes={qr} />
            <LoginPanel groups={config.loginList} />
            <PhoneMenuButton onOpen={onOpenMenu} />
          </div>
        </div>
      </div>
    </div>
  );
}
