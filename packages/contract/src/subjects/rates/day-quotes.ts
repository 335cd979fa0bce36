/** Rates of a quote in the order in which a day's quotes are written. */
const RATES = ['middleRate', 'spotBuy', 'spotSell', 'cashBuy', 'cashSell'] as const;

/** Decimals, yuan per the currency's unit; '' where it was not traded. */
type QuoteRates = Record<(typeof RATES)[number], string>;

/** One quote of a day: its time, `HH:MM:SS` in Asia/Shanghai. */
export interface TimedQuote extends QuoteRates {
  time: string;
}

/** The quotes of a day as the history `fx-day` holds them, oldest first. */
export function parseDayQuotes(text: string): TimedQuote[] {
  return text.split(';').map((quote) => {
    const [time = '', ...figures] = quote.split(' ');
    const rate = (index: number) => (figures[index] === '-' ? '' : (figures[index] ?? ''));
    return {
      time,
      middleRate: rate(0),
      spotBuy: rate(1),
      spotSell: rate(2),
      cashBuy: rate(3),
      cashSell: rate(4),
    };
  });
}

/** A day's quotes with one more; a quote of the same second takes the place of the one before. */
export function withQuote(text: string | undefined, { time, ...rates }: TimedQuote): string {
  const quote = [time, ...RATES.map((name) => rates[name] || '-')].join(' ');
  const others = (text ?? '').split(';').filter((one) => one !== '' && !one.startsWith(time));
  return [...others, quote].sort().join(';');
}
