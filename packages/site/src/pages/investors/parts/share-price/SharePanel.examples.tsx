import type { Example, ExampleLanguage } from '@bank/ui/examples';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { SharePanel } from './SharePanel.tsx';

const DAY_MS = 86_400_000;
const LAST = Date.parse('2026-11-20');
const CLOSES = Array.from({ length: 520 }, (_, index) => ({
  date: new Date(LAST - (519 - index) * DAY_MS).toISOString().slice(0, 10),
  close: (5.6 + index / 500 + Math.sin(index / 30) * 0.3).toFixed(2),
}));
const UNITS = { CN: '亿元', EN: 'CNY bn' } as const;

function dividends(language: ExampleLanguage) {
  return (['2025', '2026'] as const).map((paid) => ({
    year: String(Number(paid) - 1),
    perTenShares: '4.23',
    total: '78.85',
    unit: UNITS[language],
    payoutRatio: '30.0',
    recordDate: `${paid}-07-10`,
    exDate: `${paid}-07-11`,
    payDate: `${paid}-07-11`,
  }));
}

const panel = (language: ExampleLanguage, query: PageQuery, closes = CLOSES) => (
  <SharePanel
    answer={{ isDemo: true, closes }}
    dividends={dividends(language)}
    place={{ path: '/investment', query, id: 'share-price' }}
  />
);

export const examples: Example[] = [
  { name: 'a demo series', isInEveryTheme: true, render: (language) => panel(language, {}) },
  { name: 'as a table', render: (language) => panel(language, { view: 'table', range: '1Y' }) },
];
