import { useEffect, useRef } from 'react';
import { HOME_PATHS } from '@bank/contract';
import { Icon } from '@bank/ui';
import { REFLOW_WIDTH_PX } from '../../base/state/page-scale.ts';
import { useSite } from '../../base/state/site-context.ts';
import { Logo } from './Logo.tsx';
import { PhoneMenuFoot } from './PhoneMenuFoot.tsx';
import { PhoneMenuSections } from './PhoneMenuSections.tsx';
import { QuickBar } from './QuickBar.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { ChromePage } from './chrome-page.ts';
import type { ChromeData } from '../../base/page/chrome-data.ts';
import { useLate } from '../../base/page/late-data.ts';
import { currentSection } from './current-section.ts';
import { serviceSection } from './service-section.ts';
import styles from './PhoneMenu.module.css';

interface PhoneMenuProps {
  chrome: ChromeData;
  page: ChromePage;
  open: boolean;
  onClose: () => void;
}

/** Covers the page as a modal dialog, on one screen. Needs script: without it PlainMenu stands at the page's foot. */
export function PhoneMenu({ chrome, page, open, onClose }: PhoneMenuProps) {
  const { language, words } = useSite();
  const menu = useLate(chrome.menu);
  const current = currentSection(menu, page.record);
  // The logo and the bar lead home.
  const sections = menu.filter(({ url, children }) => children?.length || url !== HOME_PATHS[language]);
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
          <Logo config={chrome.config} />
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
      <SearchBox className={styles.search} placeholder={words['phoneMenu.search']} />
      {/* Anew with each opening, at the section of the page. */}
      <PhoneMenuSections
        key={`${current?.code} ${open}`}
        sections={[...sections, serviceSection(language, chrome.config, words)]}
        current={current?.code}
        page={page}
      />
      <PhoneMenuFoot page={page} onClose={onClose} />
      <QuickBar config={chrome.config} page={page} />
    </dialog>
  );
}
