import type { ReactNode } from 'react';
import { Banner, Button, Icon, type BannerPicture, useHydrated } from '@bank/ui';
import { submittedKeyword } from '../../../../frame/search-overlay/submitted-keyword.ts';
import { useRecentSearches } from '../../../../frame/search-overlay/use-recent-searches.ts';
import { SuggestField } from '../../../../parts/suggest/SuggestField.tsx';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { searchWords } from '../../../../words/common/search-page/words.ts';
import styles from './SearchHero.module.css';

interface SearchHeroProps {
  path: string;
  keyword: string;
  picture: BannerPicture | undefined;
  /** How much was found, by kind. */
  rail?: ReactNode;
}

/** The field, and what this visitor searched for before; the latter in Chinese only, as in the overlay. */
export function SearchHero({ path, keyword, picture, rail }: SearchHeroProps) {
  const { language } = useSite();
  const words = useWords(searchWords);
  const hydrated = useHydrated();
  const keepsRecent = language === 'CN';
  const recent = useRecentSearches(hydrated && keepsRecent);
  const remember = (searched: string) => {
    if (keepsRecent && searched !== '') recent.add(searched);
  };
  const others = recent.list.filter((one) => one !== keyword);
  return (
    <Banner title={keyword === '' ? words.heading : words.title(keyword)} picture={picture} rail={rail}>
      <div className={styles.tool}>
        <form
          className={styles.form}
          method="get"
          action={path}
          role="search"
          aria-label={words.heading}
          onSubmit={(event) => remember(submittedKeyword(event))}
        >
          <span className={styles.box}>
            <Icon name="search" size={24} />
            <SuggestField
              className={styles.field}
              defaultValue={keyword}
              placeholder={words.placeholder}
              label={words.field}
              onSearch={remember}
            />
          </span>
          <Button type="submit">{words.go}</Button>
        </form>
        {keepsRecent ? (
          <div className={styles.recent}>
            {others.length === 0 ? null : (
              <>
                <span id="own-searches">{words.recent}</span>
                <ul aria-labelledby="own-searches">
                  {others.map((one) => (
                    <li key={one}>
                      <a
                        href={`${path}?${new URLSearchParams({ keyword: one })}`}
                        onClick={() => remember(one)}
                      >
                        {one}
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        ) : null}
      </div>
    </Banner>
  );
}
