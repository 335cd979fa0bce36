import { NotFound } from '../../base/problems.ts';
import { investorHandlers } from '../../subjects/investors/investor-handlers.ts';
import { defineDownload } from './download.ts';

const NAMES = { CN: '收盘价', EN: 'Closing prices' } as const;
const DEMO_NAMES = { CN: '收盘价（演示）', EN: 'Closing prices (demo)' } as const;
const HEADER = {
  CN: ['日期', '收盘价（元）', '除息日每 10 股派息（含税，元）'],
  EN: ['Date', 'Close (CNY)', 'Cash dividend per 10 shares on the ex-date (before tax, CNY)'],
} as const;

/** Every closing price that the configured source gives, with the dividend of days that went without it. */
export const shareClosesDownload = defineDownload(
  {},
  async ({ content, shareCloses }, { language }) => {
    const answer = await shareCloses?.();
    const last = answer?.closes.at(-1);
    if (answer === null || answer === undefined || last === undefined) {
      throw new NotFound('No source of closing prices has answered');
    }
    const dividends = await investorHandlers.dividendHistory(
      { content, imageBase: '' },
      { channel: '1', language },
    );
    const perTen = new Map(dividends.map(({ exDate, perTenShares }) => [exDate, perTenShares]));
    return {
      fileName: `${(answer.isDemo ? DEMO_NAMES : NAMES)[language]} ${last.date}`,
      header: HEADER[language],
      rows: answer.closes.map(({ date, close }) => [date, close, perTen.get(date) ?? '']),
    };
  },
  { isKept: false },
);
