import { ButtonLink } from '@bank/ui';
import type { Language, WealthDetail } from '@bank/contract';
import { dayInData, shortDay } from '../../../../../base/format/day.ts';
import { useSite, useWords } from '../../../../../base/state/site-context.ts';
import { wealthTrackWords, type WealthTrackWords } from '../../../../../words/wealth/wealth-track/words.ts';
import { MonthTable } from './MonthTable.tsx';
import styles from './OpeningDays.module.css';
import type { OpeningRun, Openings } from '../../../parts/opening-runs.ts';

interface OpeningDaysProps {
  product: WealthDetail;
  openings: Openings;
}

/** The next days on which the product deals, as months and as a file, and what becomes of an order of the next one. */
export function OpeningDays({ product, openings }: OpeningDaysProps) {
  const site = useSite();
  const words = useWords(wealthTrackWords);
  const { isDaily, months, days, next } = openings;
  const steps = [
    { name: words['track.step.apply'], day: next.date },
    { name: words['track.step.confirm'], day: next.confirm },
    { name: words['track.step.payOut'], day: next.payOut },
  ];
  return (
    <section className={styles.openings} id="openings" aria-labelledby="openings-title">
      <h2 className={styles.title} id="openings-title">
        {words['track.openings']}
      </h2>
      <p className={styles.lead}>
        {product.dealingText}
        {site.language === 'CN' ? '。' : '. '}
        {(isDaily ? [words['track.everyDay']] : sentencesOf(openings.runs, site, words)).map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </p>
      {months.map((month) => (
        <MonthTable key={month} month={month} open={days} />
      ))}
      <p className={styles.legend} aria-hidden="true">
        <span>
          <i data-mark="open" />
          {words['track.open']}
        </span>
        {months.includes(site.today.slice(0, 7)) ? (
          <span>
            <i data-mark="today" />
            {words['track.today']}
          </span>
        ) : null}
      </p>
      <ol className={styles.steps} aria-label={words['track.steps']}>
        {steps.map(({ name, day }) => (
          <li key={name}>
            <time className="num" dateTime={day}>
              {shortDay(day, site)}
            </time>
            <span>{name}</span>
          </li>
        ))}
      </ol>
      {isDaily ? null : (
        <p className={styles.file}>
          <ButtonLink
            variant="quiet"
            href={calendarAddress(product.prodCode, site.language)}
            download={`${product.prodCode}.ics`}
          >
            {words['track.calendar']}
          </ButtonLink>
        </p>
      )}
      <p className={styles.note}>{words['track.openingsNote']}</p>
    </section>
  );
}

/** The opening days to come for calendar programs. */
function calendarAddress(prodCode: string, language: Language): string {
  return `/feed/wealth-openings-${prodCode}.ics${language === 'EN' ? '?language=EN' : ''}`;
}

/** That it is open today and when next; each is kept on a line, for a day must not break. */
function sentencesOf(
  runs: readonly OpeningRun[],
  site: { language: Language; today: string },
  words: WealthTrackWords,
): string[] {
  const write = (day: string) => dayInData(day, site.language);
  const sentences = runs.map(({ from, to }) => {
    if (from !== site.today) {
      const span = from === to ? write(from) : words['track.openSpan'](write(from), write(to));
      return words['track.openNext'](span);
    }
    return from === to ? words['track.openToday'] : words['track.openNow'](shortDay(to, site));
  });
  return runs[0]?.from === site.today ? sentences : sentences.slice(0, 1);
}
