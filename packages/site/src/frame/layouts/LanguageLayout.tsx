import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { SkipLink } from '@bank/ui';
import { AccessibilityToolbar } from '../accessibility-toolbar/AccessibilityToolbar.tsx';
import { BackToTop, PAGE_START_ID } from '../chrome/BackToTop.tsx';
import { NoticeBar } from '../chrome/NoticeBar.tsx';
import { PlainMenu } from '../chrome/PlainMenu.tsx';
import { header, quickBar } from '../chrome/bars.ts';
import { phoneMenu } from '../chrome/phone-menu.ts';
import { siteFooter } from '../chrome/site-footer.ts';
import { LateEnd, LateNote } from './LatePlaces.tsx';
import { MissingParts } from './MissingParts.tsx';
import { FailureBoundary } from './FailureBoundary.tsx';
import { PageProblem } from './PageProblem.tsx';
import { fetchLate } from '../../base/page/late-data.ts';
import { useRoute } from '../../base/page/route-context.ts';
import { LanguageContext, useDocument } from '../../base/state/site-context.ts';
import styles from './LanguageLayout.module.css';
import { rememberLanguage } from './remember-language.ts';
import { useArrival } from './use-arrival.ts';
import { useLayoutValues } from './use-layout-values.ts';
import type { MenuEntry } from '../../base/page/chrome-data.ts';

const END_ID = 'page-end';
/** A page is not lost for its bars and its foot. */
const Nothing = () => null;
const NO_ENTRIES: readonly MenuEntry[] = [];

/** Everything of a language that stays while pages change: header, footer, menus, words. */
export function LanguageLayout({ children }: { children: ReactNode }) {
  const { place, view } = useRoute();
  const { language, record, chrome } = view;
  const leaf = view.leaf.kind === 'page' ? view.leaf : undefined;
  const { query } = view.leaf;
  // The same for as long as it says the same: a part that has no script yet must not be told anew (see LatePart).
  const page = useMemo(() => ({ record, query }), [record, query]);
  const { messagesOf, fileBase } = useDocument();
  const words = messagesOf(language);
  const [menuOpen, setMenuOpen] = useState(false);
  const [PhoneMenu, setPhoneMenu] = useState(phoneMenu.loaded);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const { mainRef, statusRef } = useArrival(closeMenu);
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  useEffect(() => rememberLanguage(language), [language]);
  useLayoutValues({ chrome, page, leaf });

  const { menu } = chrome;
  const openMenu = useCallback(() => {
    const open = async () => {
      try {
        const [loaded] = await Promise.all([phoneMenu.fetch(), fetchLate(menu)]);
        setPhoneMenu(() => loaded);
        setMenuOpen(true);
      } catch {
        // The site was rebuilt under the page, as a rule: loaded anew it has its menu again.
        location.reload();
      }
    };
    void open();
  }, [menu]);
  const { officialHost } = chrome.config;
  const { today } = chrome.info;
  // One value for as long as it says the same: a new one would redraw every part that reads it (see LatePart).
  const site = useMemo(
    () => ({ language, words, officialHost, today }),
    [language, words, officialHost, today],
  );
  return (
    <LanguageContext value={site}>
      <SkipLink id={PAGE_START_ID} href="#main" label={words['skip.main']} />
      <AccessibilityToolbar pinyinUrl={chrome.info.pinyinPath && fileBase + chrome.info.pinyinPath} />
      {/* The first paint waits for the last element: half-read rows of tools and tiles would move as the rest comes. */}
      <link rel="expect" href={`#${END_ID}`} blocking="render" />
      <header className={styles.header}>
        <FailureBoundary place={place.key} Fallback={Nothing}>
          <header.Part
            chrome={chrome}
            page={page}
            qr={leaf?.qr ?? chrome.qr}
            entries={view.leaf.second?.left ?? NO_ENTRIES}
            onOpenMenu={openMenu}
          />
        </FailureBoundary>
      </header>
      <LateNote address={place.pathname + place.search} />
      <NoticeBar info={chrome.info} />
      <main id="main" ref={mainRef} tabIndex={-1}>
        <FailureBoundary place={place.key} Fallback={PageProblem}>
          {children}
        </FailureBoundary>
        <BackToTop buttonsInBar={record.layout === 'fund' ? 1 : 2} />
      </main>
      <FailureBoundary place={place.key} Fallback={Nothing}>
        <siteFooter.Part chrome={chrome} />
      </FailureBoundary>
      <LateEnd />
      <FailureBoundary place={place.key} Fallback={Nothing}>
        <quickBar.Part config={chrome.config} page={page} />
      </FailureBoundary>
      {PhoneMenu && <PhoneMenu chrome={chrome} page={page} open={menuOpen} onClose={closeMenu} />}
      <PlainMenu chrome={chrome} page={page} />
      <MissingParts />
      <p id={END_ID} ref={statusRef} className={styles.status} role="status" />
    </LanguageContext>
  );
}
