import { dayInProse } from '../../../base/format/day.ts';
import { decimalSign } from '../../../base/format/decimal.ts';
import { formatPercent } from '../../../base/format/percent.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import type { History, HistorySummary } from './build-history.ts';
import type { FigureFormat } from './figure-format.ts';
import { historyWords, type HistoryWords } from '../../../words/rates/history/words.ts';

/** What the first line came to, in a sentence: `近 1 年单位净值由 1.0023 到 1.0262，上涨 2.38%`. */
export function useConclusion(
  { summary, range, isWhole, lines }: History,
  names: Readonly<Record<string, string>>,
  format: FigureFormat,
): string {
  const { language } = useSite();
  const words = useWords(historyWords);
  if (summary === undefined) return words['history.none'];
  const { first, last } = summary;
  const name = names[lines[0]?.id ?? ''] ?? '';
  return words['history.conclusion'](
    name,
    isWhole ? words['history.since'](dayInProse(first.date, language)) : words['history.rangeName'][range],
    format.value(first.value),
    format.value(last.value),
    changeInWords(summary, words),
  );
}

function changeInWords({ change, changeIn }: HistorySummary, words: HistoryWords): string {
  if (change === '') return '';
  const sign = decimalSign(change);
  if (sign === 0) return words['history.unchanged'];
  const size = change.replace('-', '');
  const figure = changeIn === 'PERCENT' ? formatPercent(size) : words['history.basisPoints'](size);
  return words[sign > 0 ? 'history.rose' : 'history.fell'](figure);
}
