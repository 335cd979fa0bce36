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
  { name: 'nothing to draw', render: (language) => chart(language, []) },
];
