import { Button, Icon, SortHead, SortedTable } from '@bank/ui';
import type { FxQuote } from '@bank/contract';
import type { PageProps } from '../../../../base/page/page-module.ts';
import { dayInData, dayInProse } from '../../../../base/format/day.ts';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { inShanghai } from '../../../../base/format/moment.ts';
import { formatPercent } from '../../../../base/format/percent.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { useSorted } from '../../../../parts/reading/use-sorted.ts';
import { TextField } from '../../../../parts/forms/Field.tsx';
import { SelectField } from '../../../../parts/forms/SelectField.tsx';
import { fxWords } from '../../../../words/rates/fx/words.ts';
import { quotesCsv } from '../fx-files.ts';
import { isTime } from '../fx-parameters.ts';
import type { FxRatesData } from '../fx-rates-data.ts';
import { DayPicture } from './DayPicture.tsx';
import { KeptFields } from '../../../../parts/forms/KeptFields.tsx';
import styles from './DayQuotes.module.css';
import { spreadOf } from './spread-of.ts';

const FIELDS = ['middleRate', 'spotBuy', 'spotSell', 'cashBuy', 'cashSell'] as const;
type Field = (typeof FIELDS)[number];

/** Every quote of a day, and what it was at a time of it. Chosen in the address, so that it is the same without script. */
export function DayQuotes({ data, language, record, query }: PageProps<FxRatesData>) {
  const words = useWords(fxWords);
  const { currency, day } = data;
  const rate = data.fx.list.find((one) => one.currency === currency);
  const { date, list, days } = day;
  if (date === undefined || rate === undefined) return null;
  const name = rate.currencyName;
  const time = query['time'];
  const isAsked = time !== undefined && isTime(time);
  const title = words['fx.dayTitle'](name);
  const shownDays = days.includes(date) ? days : [date, ...days];
  return (
    <section className={styles.day} id="quotes" aria-labelledby="quotes-title" data-stay="">
      <div className={styles.head}>
        <h2 className={styles.title} id="quotes-title">
          {title}
        </h2>
        <a className={styles.file} href={quotesCsv(currency, date, language)} download="">
          <Icon name="download" />
          {words['fx.dayFile']}
        </a>
      </div>
      <form className={styles.form} action={`${record.path}#quotes`}>
        <KeptFields
          fields={query}
          only={['currency', 'keyword', 'range', 'view', 'amount', 'of', 'from', 'to', 'by']}
        />
        <SelectField
          key={`day-${date}`}
          id="fx-day"
          name="day"
          label={words['fx.dayDate']}
          choices={shownDays.map((one) => ({ value: one, name: dayInData(one, language) }))}
          defaultValue={date}
        />
        <TextField
          key={`time-${time ?? ''}`}
          id="fx-time"
          name="time"
          type="time"
          label={words['fx.dayTime']}
          defaultValue={time}
          error={time === undefined || isAsked ? undefined : words['fx.dayWrongTime']}
        />
        <Button className={styles.go} type="submit" variant="quiet">
          {words['fx.dayAsk']}
        </Button>
      </form>
      {isAsked ? (
        <Answer asked={`${dayInProse(date, language)} ${time}`} quote={day.inForce} unit={rate.unit} />
      ) : null}
      {list.length === 0 ? (
        <p className={styles.note}>{words['fx.dayNone'](dayInProse(date, language))}</p>
      ) : (
        <>
          <DayPicture
            quotes={list}
            time={isAsked ? time : undefined}
            title={title}
            conclusion={conclusion()}
            figuresOf={figuresOf}
          />
          <details className={styles.more}>
            <summary>{words['fx.dayTable'](list.length)}</summary>
            <div className={styles.scroller} tabIndex={0} role="group" aria-labelledby="quotes-title">
              <QuoteTable title={title} quotes={list} unit={rate.unit} />
            </div>
          </details>
        </>
      )}
      <p className={styles.note}>{words['fx.dayNote'](rate.unit)}</p>
    </section>
  );

  function figuresOf(quote: FxQuote) {
    const spread = spreadOf(quote, rate?.unit ?? 1);
    const rates = FIELDS.map((field) => ({
      id: field,
      name: words['fx.rateNames'][field] ?? field,
      value: shown(quote[field]),
    }));
    return spread === undefined
      ? rates
      : [...rates, { id: 'spread', name: words['fx.spreadPoints'], value: spread.points }];
  }

  function conclusion(): string {
    const known = list.filter(({ middleRate }) => middleRate !== '');
    const sorted = known.toSorted((a, b) => Number(a.middleRate) - Number(b.middleRate));
    const figure = (quote: FxQuote | undefined) => formatDecimal(quote?.middleRate ?? '0');
    return words['fx.dayConclusion']({
      day: dayInProse(date ?? '', language),
      count: list.length,
      first: figure(known[0]),
      last: figure(known.at(-1)),
      low: figure(sorted[0]),
      high: figure(sorted.at(-1)),
    });
  }
}

function Answer({ asked, quote, unit }: { asked: string; quote: FxQuote | undefined; unit: number }) {
  const { language } = useSite();
  const words = useWords(fxWords);
  if (quote === undefined)
    return (
      <p className={styles.answer} role="status">
        {words['fx.dayNoAnswer'](asked)}
      </p>
    );
  const spread = spreadOf(quote, unit);
  const published = `${dayInData(inShanghai(quote.publishTime).day, language)} ${inShanghai(quote.publishTime).second}`;
  const figures = FIELDS.map((field) => ({
    name: words['fx.rateNames'][field] ?? field,
    value: shown(quote[field]),
  }));
  return (
    <div className={styles.answer}>
      <p role="status">{words['fx.dayAnswer'](asked, published)}</p>
      <dl>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
        {spread === undefined ? null : (
          <div>
            <dt>{words['fx.spread']}</dt>
            <dd className="num">{words['fx.spreadOf'](spread.points, formatPercent(spread.percent))}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function QuoteTable({ title, quotes, unit }: { title: string; quotes: readonly FxQuote[]; unit: number }) {
  const words = useWords(fxWords);
  const lines = quotes.toReversed().map((quote) => ({ ...quote, spread: spreadOf(quote, unit) }));
  type Line = (typeof lines)[number];
  const { rows, order } = useSorted(lines, {
    time: ({ publishTime }) => publishTime,
    ...(Object.fromEntries(FIELDS.map((field) => [field, (line: Line) => line[field]])) as Record<
      Field,
      (line: Line) => string
    >),
    points: ({ spread }) => spread?.points,
    percent: ({ spread }) => spread?.percent,
  });
  return (
    <SortedTable order={order} className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <SortHead order={order} by="time">
            {words['fx.dayTime']}
          </SortHead>
          {FIELDS.map((field) => (
            <SortHead key={field} order={order} by={field}>
              {words['fx.rateNames'][field]}
            </SortHead>
          ))}
          <SortHead order={order} by="points">
            {words['fx.spreadPoints']}
          </SortHead>
          <SortHead order={order} by="percent">
            {words['fx.spreadPercent']}
          </SortHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ spread, ...quote }) => (
          <tr key={quote.publishTime}>
            <th scope="row" className="num">
              {inShanghai(quote.publishTime).second}
            </th>
            {FIELDS.map((field) => (
              <td key={field} className="num">
                {shown(quote[field])}
              </td>
            ))}
            <td className="num">{spread?.points ?? '–'}</td>
            <td className="num">{spread === undefined ? '–' : formatPercent(spread.percent)}</td>
          </tr>
        ))}
      </tbody>
    </SortedTable>
  );
}

/** '' is a rate that is not quoted. */
function shown(rate: string): string {
  return rate === '' ? '–' : formatDecimal(rate);
}
