import { withoutBank } from './branch-answer.ts';
import type { FindAnswer } from './find-answer.ts';

const ASKED = new Set([
  '股价',
  '本行股价',
  '银行股价',
  '股票价格',
  '本行股票',
  '股票代码',
  '证券代码',
  '收盘价',
  '股价走势',
  'share price',
  'share prices',
  'stock price',
  'stock prices',
  'shares of the bank',
  'stock code',
  'share code',
  'stock symbol',
  'ticker',
  'ticker symbol',
  'closing price',
]);

/** The bank's own share: its code, where it is traded, and the last close where a source of closes is configured. */
export const shareAnswer: FindAnswer = async ({ content, shareCloses }, language, { text, flat }) => {
  if (!ASKED.has(text) && !ASKED.has(await withoutBank(content, flat))) return undefined;
  const [contact] = await content.list('investor-contact', language, { limit: 1 });
  if (contact === undefined) return undefined;
  const { shareName, shareCode, exchangeName, exchangeUrl } = contact.body;
  const series = await shareCloses?.();
  const last = series?.closes.at(-1);
  return {
    kind: 'SHARE',
    shareName,
    shareCode,
    exchangeName,
    exchangeUrl,
    ...(series && last && { last: { ...last, isDemo: series.isDemo } }),
  };
};
