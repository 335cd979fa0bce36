import type { Language } from '@bank/contract';
import { dayInData, dayInProse, daySpan, monthAndDay } from '../../../base/format/day.ts';
import { formatFileSize } from '../../../base/format/file-size.ts';
import { formatHoldingTerm } from '../../../base/format/holding-term.ts';
import { formatLargeMoney } from '../../../base/format/large-money.ts';
import { formatAmount } from '../../../base/format/money.ts';
import { momentInProse } from '../../../base/format/moment.ts';
import { formatChange, formatPercent, formatPercentRange } from '../../../base/format/percent.ts';
import type { I18nWords } from '../../../words/common/i18n-demo/words.ts';

interface FormatExample {
  name: keyof I18nWords['formatNames'];
  /** As the calls carry it. */
  given: string;
  write: (language: Language) => string;
}

const DAY = '2026-11-20';
const MOMENT = '2026-11-20T16:05:09+08:00';

/** One example for each way of writing that pages use. */
export const FORMAT_EXAMPLES: readonly FormatExample[] = [
  { name: 'dayInProse', given: DAY, write: (language) => dayInProse(DAY, language) },
  { name: 'dayInData', given: DAY, write: (language) => dayInData(DAY, language) },
  { name: 'monthAndDay', given: DAY, write: (language) => monthAndDay(DAY, language) },
  {
    name: 'daySpan',
    given: `${DAY}, 2026-12-31`,
    write: (language) => daySpan(DAY, '2026-12-31', { language, today: DAY }),
  },
  { name: 'momentInProse', given: MOMENT, write: (language) => momentInProse(MOMENT, language) },
  {
    name: 'money',
    given: '1234567.50 CNY',
    write: (language) => formatAmount('1234567.50', 'CNY', language),
  },
  {
    name: 'foreignMoney',
    given: '12000 USD',
    write: (language) => formatAmount('12000', 'USD', language),
  },
  {
    name: 'largeMoney',
    given: '1234500000000 CNY',
    write: (language) => formatLargeMoney('1234500000000', 'CNY', language),
  },
  {
    name: 'largeMoneyMiddle',
    given: '36500000 CNY',
    write: (language) => formatLargeMoney('36500000', 'CNY', language),
  },
  { name: 'percent', given: '2.15', write: () => formatPercent('2.15') },
  { name: 'percentRange', given: '2.2, 2.6', write: () => formatPercentRange('2.2', '2.6') },
  { name: 'change', given: '-0.37', write: () => formatChange('-0.37') },
  { name: 'holdingTerm', given: '365', write: (language) => formatHoldingTerm(365, language) },
  { name: 'fileSize', given: '1843200', write: () => formatFileSize(1_843_200) },
];
