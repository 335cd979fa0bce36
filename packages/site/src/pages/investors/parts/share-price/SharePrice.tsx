import { useEffect, useRef, useState, type FunctionComponent } from 'react';
import { dividendHistory, shareCloses, type Dividend, type Language, type ShareCloses } from '@bank/contract';
import { browserClients } from '../../../../base/page/browser-clients.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { lazyPart } from '../../../../base/state/lazy-part.ts';
import { useDocument, useSite, useWords } from '../../../../base/state/site-context.ts';
import { whenSeen } from '../../../../base/state/when-seen.ts';
import { investmentWords } from '../../../../words/investors/investment/words.ts';
import type { SharePanelProps } from './SharePanel.tsx';
import styles from './SharePrice.module.css';

const panel = lazyPart<SharePanelProps>('share-panel', () =>
  import('./SharePanel.tsx').then(({ SharePanel }) => SharePanel),
);

interface Shown {
  Panel: FunctionComponent<SharePanelProps>;
  answer: ShareCloses;
  dividends: readonly Dividend[];
}

/**
 * How the share went, where the operator has set a source of closing prices. The page is kept for longer than they hold:
 * a script asks for them when the visitor comes near, and their place is kept until then (IR-3).
 */
export function SharePrice({ path, query }: { path: string; query: PageQuery }) {
  const { hasCloses = false } = useDocument();
  return hasCloses ? <Share path={path} query={query} /> : null;
}

function Share({ path, query }: { path: string; query: PageQuery }) {
  const { language } = useSite();
  const words = useWords(investmentWords);
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const show = async () => {
      await whenSeen(place.current, signal);
      const next = await fetchShare(language);
      if (!signal.aborted) setShown(next);
    };
    show().catch(() => {
      if (!signal.aborted) setAway(true);
    });
    return () => stop.abort();
  }, [language]);
  return (
    <div ref={place} className={styles.place} data-away={isAway ? '' : undefined}>
      {shown === undefined ? (
        <section aria-labelledby="share-price-title">
          <h2 className={styles.title} id="share-price-title">
            {words.sharePrice}
          </h2>
          <p className={styles.note} role="status">
            {isAway ? words.closesAway : words.quoteWait}
          </p>
          <noscript>
            <p className={styles.note}>{words.quoteNote}</p>
          </noscript>
        </section>
      ) : (
        <shown.Panel
          answer={shown.answer}
          dividends={shown.dividends}
          place={{ path, query, id: 'share-price' }}
        />
      )}
    </div>
  );
}

const coming = new Map<Language, Promise<Shown>>();

/** Once for a visit: another range is another page with the same prices. A failure is asked for again. */
function fetchShare(language: Language): Promise<Shown> {
  const known = coming.get(language);
  if (known !== undefined) return known;
  const asked = askForShare(language);
  coming.set(language, asked);
  asked.catch(() => coming.delete(language));
  return asked;
}

async function askForShare(language: Language): Promise<Shown> {
  const client = browserClients[language];
  const [Panel, answer, dividends] = await Promise.all([
    panel.fetch(),
    client.call(shareCloses, {}),
    client.call(dividendHistory, {}),
  ]);
  if (answer === null || answer.closes.length === 0) throw new Error('there are no closing prices');
  return { Panel, answer, dividends };
}
