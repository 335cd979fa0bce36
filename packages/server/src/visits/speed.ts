import { csvText } from '@bank/api';
import { SPEED_MEASURES, type SpeedMeasure } from '@bank/contract';
import type { SpeedFigures } from '@bank/store';
import { askedDays, DAYS_USAGE } from './asked-days.ts';
import type { VisitsCommand } from './command.ts';

const HEADER = ['页面', '窗口', '次数', 'LCP 毫秒', 'INP 毫秒', 'CLS', 'FCP 毫秒', 'TTFB 毫秒', '核心指标'];
const WINDOWS = { narrow: '窄屏', wide: '宽屏' } as const;

/** https://web.dev/articles/vitals: up to the first good, above the second poor. In the units of PageSpeed. */
const CORE: Readonly<Partial<Record<SpeedMeasure, readonly [good: number, poor: number]>>> = {
  lcp: [2_500, 4_000],
  inp: [200, 500],
  cls: [100, 250],
};

/** For operators: what three of four visitors who agreed had at least, page by page. */
export const speed: VisitsCommand = {
  usage: `speed ${DAYS_USAGE}`,
  async run(args, { visits, write, say }) {
    const { since, until, format } = askedDays(args, 'speed');
    const figures = await visits.speeds.list({ from: since, to: until });
    const pages = Map.groupBy(figures, ({ path, window }) => `${path} ${window}`);
    write(
      format === 'json'
        ? `${JSON.stringify(figures, undefined, 2)}\n`
        : csvText([HEADER, ...[...pages.values()].map(rowOf)]),
    );
    say(
      `${pages.size} ${pages.size === 1 ? 'row' : 'rows'}: 75th percentiles of first openings after consent, right within five per cent.`,
    );
  },
};

function rowOf(figures: readonly SpeedFigures[]): string[] {
  const [first] = figures;
  if (first === undefined) return [];
  const documents = Math.max(...figures.map((one) => one.documents));
  const cells = SPEED_MEASURES.map((measure) => {
    const { p75 } = figures.find((one) => one.measure === measure) ?? {};
    if (p75 === undefined) return '';
    return measure === 'cls' ? (p75 / 1_000).toFixed(3) : String(p75);
  });
  return [first.path, WINDOWS[first.window], String(documents), ...cells, verdictOn(figures)];
}

/** The worst of the core measures; '' where none was measured. */
function verdictOn(figures: readonly SpeedFigures[]): string {
  const marks = figures.flatMap(({ measure, p75 }) => {
    const [good, poor] = CORE[measure] ?? [];
    if (good === undefined || poor === undefined) return [];
    return [p75 > poor ? 2 : p75 > good ? 1 : 0];
  });
  return marks.length === 0 ? '' : (['良好', '需改进', '较差'][Math.max(...marks)] ?? '');
}
