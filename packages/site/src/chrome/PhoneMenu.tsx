import { useEffect, useRef, useState } from 'react';
import { HOME_PATHS, HOTLINES, REFLOW_WIDTH_PX } from '@bank/contract';
import { Icon } from '@bank/ui';
import { ToolbarToggle } from '../a11y-toolbar/ToolbarToggle.tsx';
import { SiteLink } from '../links/SiteLink.tsx';
import { useSite } from '../state/site-context.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LoginGroups } from './LoginPanel.tsx';
import { Logo } from './Logo.tsx';
import type { ChromePage } from './chrome-page.ts';
import { menuUrl } from './menu-url.ts';
import { phoneMenuLinks } from './phone-menu-links.ts';
import { SEARCH_PATHS } from './search-paths.ts';
import styles from './PhoneMenu.module.css';
import type { ChromeData, MenuEntry } from './load-chrome.ts';

export const PHONE_MENU_ID = 'site-menu';

interface PhoneMenuProps {
  chrome: ChromeData;
  page: ChromePage;
  open: boolean;
  onClose: () => void;
}

/**
 * Needs script to cover the page as a modal dialog; without it the same dialog element stands open
 * as a list at the page's foot. The lower levels are fetched and drawn on first opening: they would double every page.
 */
export function PhoneMenu({ chrome, page, open, onClose }: PhoneMenuProps) {
  const { language, words } = useSite();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  const [Links, setLinks] = useState(phoneMenuLinks.loaded);

  useEffect(() => {
    if (!open || Links) return;
    phoneMenuLinks.fetch().then(
      (loaded) => setLinks(() => loaded),
      // The menu then leads to the sections alone, as it does without script.
      () => undefined,
    );
  }, [open, Links]);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!open || dialog === null) return undefined;
    dialog.showModal();
    const desktop = matchMedia(`(min-width: ${REFLOW_WIDTH_PX}px)`);
    desktop.addEventListener('change', onClose);
    return () => {
      desktop.removeEventListener('change', onClose);
      dialog.close();
    };
  }, [open, onClose]);

  return (
    <dialog
      ref={dialogRef}
      id={PHONE_MENU_ID}
      className={styles.menu}
      aria-label={words['phoneMenu.title']}
      onClose={onClose}
    >
      <div className={styles.head}>
        <a href={HOME_PATHS[language]} aria-label={words['header.home'](chrome.config.siteName)}>
          <Logo siteName={chrome.config.siteName} />
        </a>
        <button
          type="button"
          className={styles.close}
          aria-label={words['phoneMenu.close']}
          onClick={onClose}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <nav className={styles.body} aria-label={words['phoneMenu.title']}>
        <ul>
          {chrome.menu.map((section) => (
            <li key={section.id} className={styles.section}>
              {Links && section.children?.length ? (
                <details name="section">
                  <summary className={styles.row}>
                    {section.name}
                    <Icon name="plus" size={18} />
                  </summary>
                  <Links section={section} />
                </details>
              ) : (
                <SiteLink url={menuUrl(section, language)} urlType={section.urlType} className={styles.row}>
                  {section.name}
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {wasOpened ? (
        <div className={styles.logins}>
          <LoginGroups groups={chrome.config.loginList} />
        </div>
      ) : null}
      <div className={styles.foot}>
        <a href={`tel:${HOTLINES.service.dial}`}>
          <Icon name="hotline" size={20} />
          {words['hotline.service']} <b className="num">{HOTLINES.service.shown}</b>
        </a>
        <a href={SEARCH_PATHS[language]}>
          <Icon name="search" size={20} />
          {words['header.search']}
        </a>
        <ToolbarToggle onToggle={onClose}>
          <Icon name="accessibility" size={20} />
          {words['strip.accessibility']}
        </ToolbarToggle>
        <LanguageSwitch page={page} className={styles.language} />
      </div>
    </dialog>
  );
}
