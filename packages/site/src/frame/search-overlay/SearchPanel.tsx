import { useEffect, useState, type RefObject, type SubmitEvent } from 'react';
import { hotSearches } from '@bank/contract';
import { Button, Icon } from '@bank/ui';
import { submittedKeyword } from './submitted-keyword.ts';
import { browserClients } from '../../base/page/browser-clients.ts';
import { SuggestField } from '../../parts/suggest/SuggestField.tsx';
import { useSite } from '../../base/state/site-context.ts';
import { useRecentSearches } from './use-recent-searches.ts';
import styles from './SearchPanel.module.css';

const QUICK_LINKS = [
  { word: 'search.news', href: '/bobbank', icon: 'news' },
  { word: 'search.branches', href: '/bobbank/map', icon: 'branch' },
  { word: 'search.contact', href: '/bobbank/concat', icon: 'hotline' },
] as const;
const HOT_SHOWN = 8;

interface SearchPanelProps {
  id: string;
  open: boolean;
  onClose: () => void;
  searchPath: string;
  /** Takes the focus when the panel opens. */
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** What the search overlay shows: field, recent and hot searches, quick links. Fetched when it is first wanted. */
export function SearchPanel({ id, open, onClose, searchPath, fieldRef }: SearchPanelProps) {
  const { words } = useSite();
  const recent = useRecentSearches(open);
  const hot = useHotSearches(open);
  const search = (keyword: string) => {
    recent.add(keyword);
    onClose();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const keyword = submittedKeyword(event);
    if (keyword !== '') search(keyword);
  };
  const resultOf = (keyword: string) => `${searchPath}?${new URLSearchParams({ keyword })}`;

  return (
    <div
      id={id}
      className={styles.overlay}
      hidden={!open}
      role="dialog"
      aria-label={words['header.search']}
      data-tone="night"
    >
      <div className={styles.content}>
        <form className={styles.form} method="get" action={searchPath} role="search" onSubmit={onSubmit}>
          <Icon name="search" size={28} />
          <SuggestField
            inputRef={fieldRef}
            className={styles.field}
            placeholder={words['search.placeholder']}
            label={words['search.field']}
            onSearch={recent.add}
            onLeave={onClose}
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
                  onClick={() => (recent.clear(), fieldRef.current?.focus({ preventScroll: true }))}
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
                    onClick={() => (recent.remove(keyword), fieldRef.current?.focus({ preventScroll: true }))}
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
                  <a href={href} onClick={onClose}>
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
