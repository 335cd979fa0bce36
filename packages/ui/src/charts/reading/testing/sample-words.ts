import type { ExampleLanguage } from '../../../examples.ts';
import type { ChartWords } from '../ReadChart.tsx';

/** How a chart in an example or a test is read. */
export function sampleWords(language: ExampleLanguage = 'CN'): ChartWords {
  const [pair, colon] = language === 'CN' ? ['，', '，'] : [', ', ': '];
  return {
    label: language === 'CN' ? '逐项读数' : 'Read figure by figure',
    legend: language === 'CN' ? '图例' : 'Key',
    reading: (when, figures) =>
      `${when}${colon}${figures.map(({ name, value }) => `${name} ${value}`).join(pair)}`,
  };
}
