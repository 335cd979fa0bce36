import type { ChartWords } from '@bank/ui';
import { useWords } from '../../base/state/site-context.ts';
import { readingWords } from '../../words/common/reading/words.ts';

/** What the reader of a chart is called, by what it goes from figure to figure, and how it speaks. */
export function useChartWords(
  chart: string,
  by: 'days' | 'quotes' | 'items' | 'rows' | 'months',
): ChartWords {
  const words = useWords(readingWords);
  return {
    label: words[`reading.${by}`](chart),
    legend: words['reading.legend'],
    reading: words['reading.figures'],
  };
}
