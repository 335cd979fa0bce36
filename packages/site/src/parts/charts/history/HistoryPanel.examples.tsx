import type { Example, ExampleLanguage } from '@bank/ui/examples';
import { HistoryPanel } from './HistoryPanel.tsx';
import { buildHistory } from './build-history.ts';
import { historyRows } from './history-rows.ts';

const DAY_MS = 86_400_000;
const LAST = Date.parse('2026-11-19');
const POINTS = Array.from({ length: 300 }, (_, index) => ({
  date: new Date(LAST - (299 - index) * DAY_MS).toISOString().slice(0, 10),
  value: (1.1 + index / 4_000 + Math.sin(index / 20) * 0.004).toFixed(4),
}));
const WORDS = {
  CN: {
    title: '单位净值走势',
    unit: '元，每个净值日公布',
    name: '天璇·稳健 90 天持有期',
    column: '单位净值',
    change: '日涨跌',
  },
  EN: {
    title: 'Unit NAV',
    unit: 'CNY, published each dealing day',
    name: 'Merak Steady 90 days',
    column: 'Unit NAV',
    change: 'Daily change',
  },
};

function panel(language: ExampleLanguage, query: Record<string, string>, points = POINTS) {
  const { title, unit, name, column, change } = WORDS[language];
  return (
    <HistoryPanel
      title={title}
      unit={unit}
      place={{ path: '/detail', query, id: 'nav' }}
      history={buildHistory({ lines: [{ id: 'own', points }], range: '6M' })}
      names={{ own: name }}
      ranges={['1M', '3M', '6M', '1Y', 'ALL']}
      usual="6M"
      table={historyRows({ points, fields: ['value'], changeOf: 'value', page: 1 })}
      columns={[{ name: column }, { name: change, kind: 'change' }]}
      csv="/download/nav.csv"
    />
  );
}

export const examples: Example[] = [
  { name: 'as a chart', isInEveryTheme: true, render: (language) => panel(language, {}) },
  { name: 'as a table', render: (language) => panel(language, { view: 'table' }) },
  { name: 'nothing known yet', render: (language) => panel(language, {}, []) },
];
