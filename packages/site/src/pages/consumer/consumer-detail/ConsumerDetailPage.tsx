import type { EduInfo } from '@bank/contract';
import { zoneEntry } from '../parts/zone-address.ts';
import { headingsOf } from '../../../parts/rich-text/headings.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { Attachments } from '../../../parts/articles/Attachments.tsx';
import { Changes } from '../../../parts/articles/Changes.tsx';
import { Story } from '../../../parts/articles/Story.tsx';
import { Neighbours } from '../../../parts/articles/Neighbours.tsx';
import { Film } from './Film.tsx';
import { PicturePage } from './PicturePage.tsx';
import { Quiz } from './Quiz.tsx';
import { ReadOn } from './ReadOn.tsx';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './ConsumerDetailPage.module.css';

/** Fewer headings than this need no contents list (NAV-13). */
const CONTENTS_FROM = 3;

/** /personal/consumerEducation/info: a text, a one-page picture or a film with captions and transcript (CP-4). */
export function ConsumerDetailPage({ data: entry }: PageProps<EduInfo>) {
  const to = useAddress();
  const words = useWords(protectionWords);
  const { columnId, content } = entry;
  const headings = headingsOf(content);
  const text = <Story key={entry.id} story={entry} place="text" />;
  return (
    <article className={styles.article}>
      {headings.length < CONTENTS_FROM ? null : (
        <nav className={styles.contents} aria-labelledby="contents-title">
          <h2 id="contents-title">{words['article.contents']}</h2>
          <ol>
            {headings.map(({ id, text: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {entry.videos.length === 0 ? null : <Film entry={entry} />}
      {entry.picture === undefined ? null : (
        <PicturePage picture={entry.picture} alt={entry.alt ?? entry.title} />
      )}
      {entry.picture === undefined ? (
        <div className={styles.text}>{text}</div>
      ) : (
        <section className={styles.text} aria-labelledby="picture-in-words">
          <h2 id="picture-in-words" className={styles.part}>
            {words['protection.pictureInWords']}
          </h2>
          {text}
        </section>
      )}
      {entry.quiz === undefined ? null : <Quiz quiz={entry.quiz} />}
      <Changes changes={entry.changes} />
      <Attachments files={entry.attachments} />
      <Neighbours newer={entry.prev} older={entry.next} addressOf={(id) => to(zoneEntry({ id, columnId }))} />
      <ReadOn items={entry.related} />
    </article>
  );
}
