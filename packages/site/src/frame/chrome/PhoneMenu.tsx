import { useEffect, useRef } from 'react';
import { HOME_PATHS } from '@bank/contract';
import { Icon } from '@bank/ui';
import { REFLOW_WIDTH_PX } from '../../base/state/page-scale.ts';
import { SiteLink } from '../../parts/links/SiteLink.tsx';
import { useSite } from '../../base/state/site-context.ts';
import { LoginGroups } from './LoginPanel.tsx';
import { Logo } from './Logo.tsx';
import { PhoneMenuFoot } from './PhoneMenuFoot.tsx';
import { PhoneMenuLinks } from './PhoneMenuLinks.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { ChromePage } from './chrome-page.ts';
import type { ChromeData } from '../../base/page/chrome-data.ts';
import { menuUrl } from './menu-url.ts';
import styles from './PhoneMenu.module.css';

interface PhoneMenuProps {
  chrome: ChromeData;
  page: ChromePage;
  open: boolean;
  onClose: () => void;
}

const LOGINS_TITLE = 'phone-menu-logins';

/** Covers the page as a modal dialog. Needs script: without it PlainMenu stands at the page's foot. */
export function PhoneMenu({ chrome, page, open, onClose }: PhoneMenuProps) {
  const { language, words } = useSite();
  const dialogRef = useRef<HTMLDialogElement>(null);

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
      className={styles.menu}
      data-divide="MENU"
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
      {language === 'EN' ? <SearchBox className={styles.search} /> : null}
      <nav className={styles.body} aria-label={words['phoneMenu.title']}>
        <ul>
          {chrome.menu.map((section) => (
            <li key={section.code} className={styles.section}>
              {section.children?.length ? (
                <details name="section">
                  <summary className={styles.row}>
                    {section.name}
                    <Icon name="plus" size={18} />
                  </summary>
                  <PhoneMenuLinks section={section} />
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
      <section className={styles.logins} aria-labelledby={LOGINS_TITLE}>
        <h2 id={LOGINS_TITLE} className={styles.loginsTitle}>
          {words['phoneMenu.logins']}
        </h2>
        <LoginGroups groups={chrome.config.loginList} heading="h3" />
      </section>
      <PhoneMenuFoot page={page} onClose={onClose} />
    </dialog>
  );
}
