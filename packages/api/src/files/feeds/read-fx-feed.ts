import { FX_RATES_PATHS, type FxRate, type Language } from '@bank/contract';
import { singleRecord } from '../../base/single-record.ts';
import { ratesHandlers } from '../../subjects/rates/rates-handlers.ts';
import type { FeedDeps } from '../feed.ts';

/** What both formats of the exchange-rate feed say (FX-6). */
export interface FxFeed {
  language: Language;
  siteName: string;
  publishTime: string;
  /** The page for people. */
  pageUrl: string;
  feedUrl: (file: string) => string;
  entries: FxEntry[];
}

interface FxEntry {
  rate: FxRate;
  /** Stays the same for a currency, so that readers show one entry that changes. */
  url: string;
  title: string;
  summary: string;
}

export async function readFxFeed({ content, language, origin }: FeedDeps): Promise<FxFeed> {
  const [{ publishTime, list }, { siteName }] = await Promise.all([
    ratesHandlers.fxRates({ content, imageBase: '' }, { channel: '1', language }),
    singleRecord(content, 'site-config', language),
  ]);
  const pageUrl = origin + FX_RATES_PATHS[language];
  const search = language === 'EN' ? '?language=EN' : '';
  return {
    language,
    siteName,
    publishTime,
    pageUrl,
    feedUrl: (file) => `${origin}/feed/${file}${search}`,
    entries: list.map((rate) => ({
      rate,
      url: `${pageUrl}?currency=${rate.currency}`,
      ...wordsOf(rate, language),
    })),
  };
}

export const FEED_TITLES = {
  CN: (siteName: string) => `${siteName}外汇牌价`,
  EN: (siteName: string) => `${siteName} exchange rates`,
} as const;

export const FEED_DESCRIPTIONS = {
  CN: '外币对人民币的现汇、现钞买入价与卖出价，人民币元。“-”表示暂不交易。成交以实际交易时为准。',
  EN: 'Buying and selling rates for transfers and notes, in yuan; “-” means not traded. Dealing rates are confirmed at the time of the transaction.',
} as const;

const LABELS = {
  CN: {
    spotBuy: '现汇买入价',
    cashBuy: '现钞买入价',
    spotSell: '现汇卖出价',
    cashSell: '现钞卖出价',
    middleRate: '中间价',
  },
  EN: {
    spotBuy: 'spot buy',
    cashBuy: 'cash buy',
    spotSell: 'spot sell',
    cashSell: 'cash sell',
    middleRate: 'middle rate',
  },
} as const;

function wordsOf(rate: FxRate, language: Language): { title: string; summary: string } {
  const isChinese = language === 'CN';
  const labels = LABELS[language];
  const quotes = (Object.keys(labels) as (keyof typeof labels)[]).map(
    (name) => `${labels[name]} ${rate[name] || '-'}`,
  );
  return isChinese
    ? {
        title: `${rate.currencyName} ${rate.currency}：${quotes.slice(0, 3).join('，')}`,
        summary: `每 ${rate.unit} ${rate.currencyName}合人民币元：${quotes.join('，')}。`,
      }
    : {
        title: `${rate.currencyName} (${rate.currency}): ${quotes.slice(0, 3).join(', ')}`,
        summary: `Yuan per ${rate.unit} ${rate.currency}: ${quotes.join(', ')}.`,
      };
}
