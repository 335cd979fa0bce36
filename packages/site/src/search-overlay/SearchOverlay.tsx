import { useEffect, useRef, useState, type FocusEvent, type SubmitEvent } from 'react';
import { hotSearches } from '@bank/contract';
import { Button, Icon, panelClosed, panelOpened } from '@bank/ui';
import { browserClients } from '../routing/browser-clients.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { useSite } from '../state/site-context.ts';
import { SEARCH_PATHS } from '../chrome/search-paths.ts';
import { useRecentSearches } from './use-recent-searches.ts';
import styles from './SearchOverlay.module.css';

const QUICK_LINKS = [
  { word: 'search.news', href: '/bobbank', icon: 'news' },
  { word: 'search.branches', href: '/bobbank/map', icon: 'branch' },
  { word: 'search.contact', href: '/bobbank/concat', icon: 'hotline' },
] as const;
const HOT_SHOWN = 8;

interface SearchOverlayProps {
  /** Look of the button that opens it. */
  className: string | undefined;
}

/**
 * The search overlay of the Chinese header (specification 2.4): field, recent and hot searches, quick links.
 * It needs script to open; until then its button is a link to the search page.
 */
export function SearchOverlay({ className }: SearchOverlayProps) {
  const { language, words } = useSite();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const recent = useRecentSearches();
  const hot = useHotSearches(open);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const searchPath = SEARCH_PATHS[language];

  useEffect(() => {
    if (!open) return undefined;
    const close = () => setOpen(false);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      buttonRef.current?.focus();
    };
    // Only one panel of the header is open: this closes a sub-menu (specification 2.4).
    panelOpened(close);
    fieldRef.current?.focus();
    document.addEventListener('keydown', onKeyDown);
    return () => {
      panelClosed(close);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);

  if (!hydrated) {
    return (
      <a className={className} href={searchPath} aria-label={words['header.search']}>
        <Icon name="search" size={24} />
      </a>
    );
  }

  const toggle = () => {
    if (!open) recent.read();
    setOpen(!open);
  };
  const search = (keyword: string) => {
    recent.add(keyword);
    setOpen(false);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const keyword = fieldRef.current?.value.trim() ?? '';
    if (keyword === '') {
      // Specification 5: an empty keyword does nothing.
      event.preventDefault();
      return;
    }
    search(keyword);
  };
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next !== null && !rootRef.current?.contains(next)) setOpen(false);
  };
  const resultOf = (keyword: string) => `${searchPath}?${new URLSearchParams({ keyword })}`;

  return (
    <div ref={rootRef} onBlur={onBlur} className={styles.root}>
      <button
        ref={buttonRef}
        type="button"
        className={className}
        aria-label={words['header.search']}
        aria-expanded={open}
        aria-controls="search-overlay"
        onClick={toggle}
      >
        <Icon name={open ? 'close' : 'search'} size={24} />
      </button>
      {open ? <div className={styles.scrim} onPointerDown={() => setOpen(false)} /> : null}
      <div
        id="search-overlay"
        className={styles.overlay}
        hidden={!open}
        role="dialog"
        aria-label={words['header.search']}
        data-tone="night"
      >
        <div className={styles.content}>
          <form className={styles.form} method="get" action={searchPath} role="search" onSubmit={onSubmit}>
            <Icon name="search" size={28} />
            <input
              ref={fieldRef}
              className={styles.field}
              type="search"
              name="keyword"
              maxLength={50}
              autoComplete="off"
              placeholder={words['search.placeholder']}
              aria-label={words['search.field']}
            />
            <Button type="submit">{words['header.search']}</Button>
          </form>
          <div className={styles.columns}>
            <section aria-labelledby="recent-searches">
              <div className={styles.head}>
                <h2 id="recent-searches" className={styles.title}>
                  {words['search.recent']}
                </h2>
                {recent.list.length === 0 ? null : (
                  <button
                    type="button"
                    className={styles.clear}
                    onClick={() => (recent.clear(), fieldRef.current?.focus())}
                  >
                    {words['search.clear']}
                  </button>
                )}
              </div>
              {recent.list.length === 0 ? <p className={styles.none}>{words['search.noRecent']}</p> : null}
              <ul>
                {recent.list.map((keyword) => (
                  <li key={keyword} className={styles.recent}>
                    <Icon name="clock" size={16} />
                    <a href={resultOf(keyword)} onClick={() => search(keyword)}>
                      {keyword}
                    </a>
                    <button
                      type="button"
                      className={styles.remove}
                      aria-label={words['search.remove'](keyword)}
                      onClick={() => (recent.remove(keyword), fieldRef.current?.focus())}
                    >
                      <Icon name="close" size={14} />
                    </button>
                  </li>
                ))}
              </ul>
            </section>
            <section aria-labelledby="hot-searches">
              <h2 id="hot-searches" className={styles.title}>
                {words['search.hot']}
              </h2>
              <ol className={styles.hot}>
                {hot.slice(0, HOT_SHOWN).map((keyword, index) => (
                  <li key={keyword}>
                    <span className={styles.rank} aria-hidden="true">
                      {index + 1}
                    </span>
                    <a href={resultOf(keyword)} onClick={() => search(keyword)}>
                      {keyword}
                    </a>
                  </li>
                ))}
              </ol>
            </section>
            <nav aria-labelledby="search-quick">
              <h2 id="search-quick" className={styles.title}>
                {words['search.quick']}
              </h2>
              <ul className={styles.quick}>
                {QUICK_LINKS.map(({ word, href, icon }) => (
                  <li key={href}>
                    <a href={href} onClick={() => setOpen(false)}>
                      <Icon name={icon} size={24} />
                      {words[word]}
                      <Icon name="arrow-right" size={14} />
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Asked for once, when the overlay first opens; without an answer the list is simply not there. */
function useHotSearches(open: boolean): readonly string[] {
  const { language } = useSite();
  const [hot, setHot] = useState<readonly string[]>();
  useEffect(() => {
    if (!open || hot !== undefined) return;
    browserClients[language].call(hotSearches, {}).then(setHot, () => setHot([]));
  }, [open, hot, language]);
  return hot ?? [];
}
