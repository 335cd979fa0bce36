import { z } from 'zod';
import { OptionalPositive, seriesType } from '../../base/series-type.ts';
import { CURRENCIES } from './constants.ts';

export const rateSeries = {
  /** Closing rates of a day, yuan per the currency's unit (as in its fx-rate record). Key: the currency. */
  'fx-history': seriesType('rates', z.enum(CURRENCIES), {
    middleRate: OptionalPositive,
    spotBuy: OptionalPositive,
    spotSell: OptionalPositive,
    cashBuy: OptionalPositive,
    cashSell: OptionalPositive,
  }),
};
