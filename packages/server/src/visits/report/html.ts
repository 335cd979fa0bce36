import type { VisitFigures } from '@bank/store';
import { escaped } from '@bank/contract';
import { cellsOf, headsOf } from './cells.ts';
import { dayColumns } from './day-columns.ts';
import type { VisitReport } from './read-report.ts';
import { reportStyle } from './report-style.ts';
import { reportWords, rowName, secondsOf } from './report-words.ts';
import { sectionBars } from './section-bars.ts';

/** One file that opens in a browser: charts as SVG, no script, nothing from elsewhere. Every text is escaped. */
export function htmlOf(report: VisitReport): string {
  const { by, language, isExact, from, to, made, whole, rows, days, sections } = report;
  const words = reportWords[language];
  const notes = isExact ? words.notes : [...words.notes, words.estimated];
  const period = words.period(from, to);
  const isEmpty = whole.displays + whole.visits + whole.clicks === 0;
  return `<!doctype html>
<html lang="${language === 'EN' ? 'en' : 'zh-CN'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(`${words.title} ${period}`)}</title>
<style>${reportStyle}</style>
</head>
<body>
<header><h1>${escaped(words.title)}</h1><p>${escaped(period)}</p><p class="made">${escaped(words.made(made))}</p></header>
<main>
${isEmpty ? `<p class="nothing">${escaped(words.nothing)}</p>` : ''}
${tiles(whole, report)}
${days.length > 1 && !isEmpty ? `<section><h2>${escaped(words.perDay)}</h2>${scrolled(words.perDay, dayColumns(days, words.perDay))}</section>` : ''}
${isEmpty ? '' : `<section><h2>${escaped(words.perSection)}</h2>${scrolled(words.perSection, sectionBars(sections, language))}</section>`}
${isEmpty ? '' : `<section><h2>${escaped(words[by])}</h2>${table(report, rows, whole)}</section>`}
</main>
<footer><ol>${notes.map((note) => `<li>${escaped(note)}</li>`).join('')}</ol></footer>
</body>
</html>`;

  function table(
    head: Pick<VisitReport, 'by' | 'language' | 'isExact'>,
    list: VisitFigures[],
    sum: VisitFigures,
  ): string {
    const [name = '', ...numbers] = headsOf(head);
    const line = ([first = '', ...cells]: string[]) =>
      `<tr><th scope="row">${escaped(first)}</th>${cells.map((text) => `<td>${grouped(text)}</td>`).join('')}</tr>`;
    return scrolled(
      words[by],
      `<table>
<thead><tr><th scope="col">${escaped(name)}</th>${numbers.map((text) => `<th scope="col">${escaped(text)}</th>`).join('')}</tr></thead>
<tbody>${list.map((row) => line(cellsOf(rowName(row.key, by, language), row))).join('\n')}</tbody>
<tfoot>${line(cellsOf(words.all, sum))}</tfoot></table>`,
    );
  }
}

/** By keyboard too, on a screen that is narrower than what is in it. */
function scrolled(label: string, content: string): string {
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(label)}">${content}</div>`;
}

const number = new Intl.NumberFormat('en-US');

/** '12345' → '12,345'; what is no whole number stays. */
function grouped(text: string): string {
  return /^\d+$/.test(text) ? number.format(Number(text)) : escaped(text);
}

function tiles(whole: VisitFigures, { language, isExact }: VisitReport): string {
  const words = reportWords[language];
  const about = (text: string) => (isExact ? text : `≈ ${text}`);
  const seconds = (ms: number | undefined) => (ms === undefined ? '–' : about(words.seconds(secondsOf(ms))));
  const pairs: [string, string][] = [
    [words.displays, number.format(whole.displays)],
    [words.visits, number.format(whole.visits)],
    [words.visitors, about(number.format(whole.visitors))],
    [words.median.replace(/(?<!\s)\s*[（(].*$/s, ''), seconds(whole.medianMs)],
    [words.p90.replace(/(?<!\s)\s*[（(].*$/s, ''), seconds(whole.p90Ms)],
    [words.clicks, number.format(whole.clicks)],
    [words.careersClicks, number.format(whole.careersClicks)],
    [
      `${words.searches} / ${words.emptySearches}`,
      `${number.format(whole.searches)} / ${number.format(whole.emptySearches)}`,
    ],
  ];
  const tile = ([name, value]: [string, string]) =>
    `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`;
  return `<dl class="tiles">${pairs.map(tile).join('')}</dl>`;
}
