import { useSyncExternalStore } from 'react';
import { Button, ButtonLink, Icon } from '@bank/ui';
import { momentToSecond, timeInShanghai } from '../../../base/format/moment.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { freshnessOf } from './freshness.ts';
import { ratesCsv } from './fx-files.ts';
import { useReadAt, type LiveRates } from './use-live-rates.ts';
import { fxWords, type FxWords } from '../../../words/rates/fx/words.ts';
import styles from './QuoteHead.module.css';

const TICK_MS = 30_000;
const NAMES_SHOWN = 3;

/** When the rates were published and read, what the visitor can do about it, and what they should be told (FX-2). */
export function QuoteHead({ live }: { live: LiveRates }) {
  const { fx, isPaused, setPaused, isBusy, refresh } = live;
  const { language } = useSite();
  const words = useWords(fxWords);
  const readAt = useReadAt(live);
  const now = useNow();
  const freshness = now === undefined ? 'fresh' : freshnessOf(fx.publishTime, now);
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <h2 className={styles.title}>
          <span className={styles.label}>{words['fx.published']}</span>{' '}
          <time className={`num ${styles.now}`} dateTime={fx.publishTime}>
            {momentToSecond(fx.publishTime)}
          </time>
        </h2>
        <div className={styles.actions}>
          <Button
            className={styles.scripted}
            variant="quiet"
            compact
            onClick={refresh}
            aria-disabled={isBusy}
          >
            <Icon name="reset" size={16} />
            {words[isBusy ? 'fx.refreshing' : 'fx.refresh']}
          </Button>
          <Button className={styles.scripted} variant="quiet" compact onClick={() => setPaused(!isPaused)}>
            <Icon name={isPaused ? 'play' : 'pause'} size={16} />
            {words[isPaused ? 'fx.resume' : 'fx.pause']}
          </Button>
          <ButtonLink
            variant="quiet"
            compact
            href={ratesCsv(language)}
            download=""
            aria-label={words['fx.exportLabel']}
          >
            <Icon name="download" size={16} />
            {words['fx.export']}
          </ButtonLink>
          <Button className={styles.scripted} variant="quiet" compact onClick={() => print()}>
            <Icon name="print" size={16} />
            {words['fx.print']}
          </Button>
        </div>
      </div>
      <p className={styles.note}>{words['fx.basis']}</p>
      <div className={styles.reading}>
        {readAt === undefined ? null : (
          <p>
            <span className="num">{words['fx.fetched'](timeInShanghai(readAt))}</span>
            <span className={styles.sep} />
            {words[isPaused ? 'fx.autoPaused' : 'fx.auto']}
          </p>
        )}
        <p
          className={styles.status}
          role="status"
          data-failed={live.note?.kind === 'failed' ? '' : undefined}
        >
          {noteInWords(live, words)}
        </p>
      </div>
      {/* Where no script tells how old they are, the reader can. */}
      <p className={styles.unscripted}>{words['fx.unscripted']}</p>
      {freshness === 'fresh' ? null : (
        <p className={freshness === 'stale' ? styles.stale : styles.closed} role="note">
          <Icon name="clock" size={16} />
          <span>
            {freshness === 'closed'
              ? words['fx.closed']
              : words['fx.stale'](ageInWords((now ?? 0) - Date.parse(fx.publishTime), words))}
          </span>
        </p>
      )}
    </div>
  );
}

/** The visitor's clock in whole half minutes; undefined until the page is alive. */
function useNow(): number | undefined {
  return useSyncExternalStore(
    (onTick) => {
      const timer = setInterval(onTick, TICK_MS);
      return () => clearInterval(timer);
    },
    () => Math.floor(Date.now() / TICK_MS) * TICK_MS,
    () => undefined,
  );
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Rounded down, because it follows "more than". */
function ageInWords(age: number, words: FxWords): string {
  if (age < HOUR_MS) return words['fx.ageMinutes'](Math.floor(age / MINUTE_MS));
  return age < DAY_MS
    ? words['fx.ageHours'](Math.floor(age / HOUR_MS))
    : words['fx.ageDays'](Math.floor(age / DAY_MS));
}

function noteInWords({ note, fx }: LiveRates, words: FxWords): string {
  switch (note?.kind) {
    case 'failed':
      return words['fx.failed'];
    case 'unchanged':
      return words['fx.unchanged'](timeInShanghai(note.at));
    case 'changed': {
      const names = fx.list.flatMap(({ currency, currencyName }) =>
        note.currencies.includes(currency) ? [currencyName] : [],
      );
      const shown = names.slice(0, NAMES_SHOWN).join(words['fx.nameSeparator']);
      return words['fx.changed'](shown, names.length);
    }
    default:
      return '';
  }
}
