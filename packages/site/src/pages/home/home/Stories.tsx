import type { Shortcut } from '@bank/contract';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { Clauses } from '../../../parts/blocks/Clauses.tsx';
import { CoverPicture } from '../../../parts/blocks/CoverPicture.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import { SPECIAL_FINANCE } from '../../../parts/links/home-paths.ts';
import { homeWords } from '../../../words/home/home-page/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './Stories.module.css';

/** Three pictures with a title each; the whole story is the link's target. */
export function Stories({ stories }: { stories: Shortcut[] | undefined }) {
  const to = useAddress();
  const words = useWords(homeWords);
  return (
    <Section
      divide="NEWS"
      inElderView={false}
      id="stories"
      title={words['home.storiesTitle']}
      caption={words['home.storiesCaption']}
      more={{ wide: words['home.storiesMore'], narrow: words['home.storiesMore'], url: to(SPECIAL_FINANCE) }}
      ground="surface"
      wideOnly
    >
      {stories === undefined || stories.length === 0 ? (
        <BlockNote>{words[stories === undefined ? 'home.failed' : 'home.storiesEmpty']}</BlockNote>
      ) : (
        <div className={styles.stories}>
          {stories.map(({ id, name, category, summary, cover, url, urlType }) => (
            <div key={id} className={styles.story}>
              <CoverPicture cover={cover} />
              <p className={styles.category}>{category}</p>
              <h3 className={styles.title}>
                <SiteLink url={url} urlType={urlType}>
                  {name}
                </SiteLink>
              </h3>
              <p className={styles.summary}>
                <Clauses text={summary} />
              </p>
            </div>
          ))}
        </div>
      )}
    </Section>
  );
}
