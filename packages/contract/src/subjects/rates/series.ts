import { z } from 'zod';
import { OptionalPositive, seriesType } from '../../base/series-type.ts';
import { CURRENCIES } from './constants.ts';

const FIGURE = '(?:\\d{1,12}(?:\\.\\d{1,8})?|-)';
const QUOTE = `(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?: ${FIGURE}){5}`;
/**
 * `10:30:00 708.21 707.15 710.12 701.40 710.12;11:00:00 …`: time in Asia/Shanghai, then middle rate, spot buying and
 * selling, cash buying and selling; `-` where it was not traded. Oldest first.
 */
const DayQuotes = z
  .string()
  .max(60_000)
  .regex(
    new RegExp(`^${QUOTE}(?:;${QUOTE})*$`),
    'quotes such as 10:30:00 708.21 707.15 710.12 701.40 710.12, parted by semicolons',
  );

export const rateSeries = {
  /** Closing rates of a day, yuan per the currency's unit (as in its fx-rate record). Key: the currency. */
  'fx-history': seriesType('rates', z.enum(CURRENCIES), {
    middleRate: OptionalPositive,
    spotBuy: OptionalPositive,
    spotSell: OptionalPositive,
    cashBuy: OptionalPositive,
    cashSell: OptionalPositive,
  }),
  /** Every quote that was published on a day. Key: the currency. Each feed of fx-rate records adds its own. */
  'fx-day': seriesType('rates', z.enum(CURRENCIES), { quotes: DayQuotes }),
};
