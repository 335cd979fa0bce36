import type { Example, ExampleLanguage } from '../examples.ts';
import { HistoryChart } from './HistoryChart.tsx';
import { dayOf } from './day-number.ts';
import type { HistorySeries } from './history-layout.ts';

/** 1 January 2026. */
const START = 20_454;
const NAMES = {
  CN: { fund: '远岫稳健债券 A', index: '沪深 300 指数' },
  EN: { fund: 'Yuanxiu Steady Bond A', index: 'CSI 300 index' },
};
const WORDS = {
  CN: {
    title: '单位净值走势',
    conclusion: '近 300 天由 1.0000 到 1.0483',
    label: '逐日读数',
    empty: '这段时间没有净值',
    legend: '图例',
  },
  EN: {
    title: 'Unit NAV',
    conclusion: '300 days: from 1.0000 to 1.0483',
    label: 'Readings day by day',
    empty: 'No prices in this time',
    legend: 'Legend',
  },
};
const FORMAT = {
  value: (value: string) => value,
  axis: (value: string) => value,
  day: (day: string) => day,
  tick: (day: string) => day.slice(0, 7),
};

function aSeries(id: string, name: string, swing: number): HistorySeries {
  const points = Array.from({ length: 300 }, (_, index) => ({
    date: dayOf(START + index),
    value: (1 + index / 6_000 + Math.sin(index / 18) * swing).toFixed(4),
  }));
  return { id, name, points };
}

function chart(language: ExampleLanguage, series: HistorySeries[]) {
  const { title, conclusion, label, empty, legend } = WORDS[language];
  return (
    <>
      <h2 id="history">{title}</h2>
      <HistoryChart
        series={series}
        labelledBy="history"
        conclusion={conclusion}
        format={FORMAT}
        words={{ label, empty, legend, reading: (day) => day }}
      />
    </>
  );
}

const MARKS = {
  CN: {
    names: ['本基金', '业绩比较基准', '同类平均'],
    fall: '最深 ▼ −19.91%',
    below: '离高点',
    paid: { sign: '分', short: '0.12 元', title: '2026-03-02 每份分红 0.12 元' },
  },
  EN: {
    names: ['This fund', 'Benchmark', 'Peer average'],
    fall: 'Deepest ▼ −19.91%',
    below: 'From high',
    paid: { sign: 'D', short: 'CNY 0.12', title: '2026-03-02: distribution of CNY 0.12 a unit' },
  },
};
const PER_CENT = {
  ...FORMAT,
  value: (value: string) => `${value.startsWith('-') ? '−' : '+'}${value.replace('-', '')}%`,
  axis: (value: string) => `${value.replace('-', '−')}%`,
};

/** A wave that rises to 12 %, falls to −10.3 % and is above its high again at the end. */
function returns(language: ExampleLanguage) {
  const { names, fall, below, paid } = MARKS[language];
  const swings = [12, 5, 8];
  const series = names.map((name, line) => ({
    id: name,
    name,
    points: Array.from({ length: 240 }, (_, index) => ({
      date: dayOf(START + index),
      value: (Math.sin(index / 38) * (swings[line] ?? 0) + index / 14).toFixed(2),
    })),
  }));
  const own = series[0]?.points ?? [];
  let high = -Infinity;
  const under = own.map(({ date, value }) => {
    high = Math.max(high, 100 + Number(value));
    return { date, value: ((100 * (100 + Number(value))) / high - 100).toFixed(2) };
  });
  const deepest = under.reduce((low, point) => (Number(point.value) < Number(low.value) ? point : low));
  const from = under.findLast(({ date, value }) => date < deepest.date && value === '0.00');
  const until = under.find(({ date, value }) => date > deepest.date && value === '0.00');
  return (
    <>
      <h2 id="history">{WORDS[language].title}</h2>
      <HistoryChart
        series={series}
        labelledBy="history"
        conclusion={WORDS[language].conclusion}
        format={PER_CENT}
        baseline="0"
        height={470}
        words={{ ...WORDS[language], reading: (day) => day }}
        fall={{
          from: from?.date ?? '',
          to: deepest.date,
          until: until?.date,
          label: fall.replace('19.91', deepest.value.replace('-', '')),
        }}
        strip={{ id: 'below', name: below, points: under, value: (value) => `${value.replace('-', '−')}%` }}
        events={[{ day: '2026-03-02', ...paid }]}
      />
    </>
  );
}

export const examples: Example[] = [
  { name: 'one line', render: (language) => chart(language, [aSeries('fund', NAMES[language].fund, 0.002)]) },
  {
    name: 'two lines with a legend',
    isInEveryTheme: true,
    render: (language) =>
      chart(language, [
        aSeries('fund', NAMES[language].fund, 0.002),
        aSeries('index', NAMES[language].index, 0.02),
      ]),
  },
  {
    name: 'the deepest fall, a distribution and the distance from the high',
    isInEveryTheme: true,
    render: (language) => returns(language),
  },
  { name: 'nothing to draw', render: (language) => chart(language, []) },
];
