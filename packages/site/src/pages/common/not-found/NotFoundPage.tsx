import { SEARCH_PATHS, HOME_PATHS } from '@bank/contract';
import { Button, ButtonLink, Icon } from '@bank/ui';
import { menuUrl } from '../../../frame/chrome/menu-url.ts';
import trails from '../../../frame/chrome/star-trails.svg';
import { submittedKeyword } from '../../../frame/search-overlay/submitted-keyword.ts';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import { useSite } from '../../../base/state/site-context.ts';
import { useLate } from '../../../base/page/late-data.ts';
import { useChrome } from '../../../frame/layouts/use-chrome.ts';
import type { SecondLevelData } from '../../../base/page/leaf-data.ts';
import styles from './NotFoundPage.module.css';

export interface NotFound {
  /** Something stood here once. */
  withdrawn: boolean;
  /** Of the page that would show the item. */
  second?: SecondLevelData | undefined;
}

/** Nothing stands at this address. */
export function NotFoundPage({ data: { withdrawn, second } }: { data: NotFound }) {
  const { language, words } = useSite();
  const menu = useLate(useChrome().menu);
  const list = second?.left
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .find(({ code }) => code === second.leftCurrent);
  return (
    <section className={styles.missing} data-tone="night">
      <img className={styles.art} src={trails} alt="" width={620} height={620} />
      <div className={styles.content}>
        <p className={styles.kicker}>{words['notFound.title']}</p>
        <h1 className={styles.title}>{words['notFound.heading']}</h1>
        <p className={styles.lead}>{words[withdrawn ? 'notFound.withdrawn' : 'notFound.lead']}</p>
        <form
          className={styles.search}
          action={SEARCH_PATHS[language]}
          method="get"
          role="search"
          onSubmit={submittedKeyword}
        >
          <input
            className={styles.field}
            type="search"
            name="keyword"
            aria-label={words['header.search']}
            placeholder={words['missing.placeholder']}
            maxLength={50}
          />
          <Button type="submit" variant="ghost">
            <Icon name="search" size={18} />
            {words['header.search']}
          </Button>
        </form>
        <div className={styles.ways}>
          {list === undefined ? (
            <ButtonLink href={HOME_PATHS[language]}>{words['problem.home']}</ButtonLink>
          ) : (
            <ButtonLink href={menuUrl(list, language)}>{words['notFound.list'](list.name)}</ButtonLink>
          )}
          <nav aria-label={words['missing.links']}>
            <ul className={styles.links}>
              {menu.map((section) => (
                <li key={section.code}>
                  <SiteLink
                    url={menuUrl(section, language)}
                    urlType={section.urlType}
                    className={styles.link}
                  >
                    {section.name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </section>
  );
}
