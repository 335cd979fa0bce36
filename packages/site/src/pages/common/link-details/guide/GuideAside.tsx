import type { FxRates, ServiceGuide } from '@bank/contract';
import { useHotlines } from '../../../../parts/links/hotlines.ts';
import { SiteLink } from '../../../../parts/links/SiteLink.tsx';
import { useWords } from '../../../../base/state/site-context.ts';
import { serviceGuideWords } from '../../../../words/common/service-guide/words.ts';
import styles from './GuideAside.module.css';
import { QuotesNow } from './QuotesNow.tsx';

interface GuideAsideProps extends Pick<ServiceGuide, 'contact' | 'related'> {
  quotes: FxRates | undefined;
}

/** Beside a guide: who helps, what it costs this minute, what else to read. */
export function GuideAside({ contact, quotes, related }: GuideAsideProps) {
  const words = useWords(serviceGuideWords);
  return (
    <div className={styles.aside}>
      <Contact contact={contact} />
      {quotes === undefined || quotes.list.length === 0 ? null : <QuotesNow quotes={quotes} />}
      {related === undefined ? null : (
        <nav aria-labelledby="related-title">
          <h2 id="related-title" className={styles.title}>
            {words.related}
          </h2>
          <ul className={styles.related}>
            {related.map(({ name, url, note }) => (
              <li key={url}>
                <SiteLink url={url}>{name}</SiteLink>
                {note === undefined ? null : <span>{note}</span>}
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** The desk that the record names, else the hotline. */
function Contact({ contact }: Pick<ServiceGuide, 'contact'>) {
  const words = useWords();
  const { shown, dial } = useHotlines().service;
  const phone = contact?.phone ?? shown;
  return (
    <p className={styles.contact}>
      <span className={styles.desk}>{contact?.desk ?? words['article.askHours']}</span>
      <a
        className={styles.phone}
        href={`tel:${contact === undefined ? dial : phone.replaceAll(/[\s-]/g, '')}`}
      >
        {phone}
      </a>
      {contact?.text === undefined ? null : <span>{contact.text}</span>}
    </p>
  );
}
