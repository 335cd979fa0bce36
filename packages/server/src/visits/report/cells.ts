import type { VisitFigures } from '@bank/store';
import { reportWords, secondsOf } from './report-words.ts';
import type { VisitReport } from './read-report.ts';

/** Heads of the columns, as in `cellsOf`. */
export function headsOf({
  by,
  language,
  isExact,
}: Pick<VisitReport, 'by' | 'language' | 'isExact'>): string[] {
  const words = reportWords[language];
  const about = (head: string) => (isExact ? head : `≈ ${head}`);
  return [
    words[by],
    words.displays,
    words.visits,
    about(words.visitors),
    about(words.median),
    about(words.p90),
    words.clicks,
    words.careersClicks,
    words.searches,
    words.emptySearches,
  ];
}

export function cellsOf(name: string, figures: VisitFigures): string[] {
  const { displays, visits, visitors, medianMs, p90Ms, clicks } = figures;
  const { careersClicks, searches, emptySearches } = figures;
  const counts = (...numbers: number[]) => numbers.map(String);
  return [
    name,
    ...counts(displays, visits, visitors),
    secondsOf(medianMs),
    secondsOf(p90Ms),
    ...counts(clicks, careersClicks, searches, emptySearches),
  ];
}
