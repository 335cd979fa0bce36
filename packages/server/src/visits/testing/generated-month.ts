import { moduleOf, type Language } from '@bank/contract';
import type { NewVisitRecord, VisitAction } from '@bank/store';

const DAY_MS = 86_400_000;

/** A generator whose numbers are the same in every run, from 0 up to 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const PAGES: readonly [path: string, subModule: string, weight: number][] = [
  ['/personal', 'home', 30],
  ['/personal/personalExchangeRate', 'fx-rates', 12],
  ['/personal/dkll', 'deposit-loan-rates', 14],
  ['/personal/fundpro', 'fund-home', 9],
  ['/personal/second/fundnews', 'fund-news', 4],
  ['/personal/consumerEducation', 'consumer-zone', 3],
  ['/company', 'company-home', 7],
  ['/creditcard', 'card-home', 8],
  ['/bobbank', 'news-home', 6],
  ['/bobbank/map', 'branch-map', 10],
  ['/investment', 'investment-home', 5],
  ['/search', 'search', 9],
  ['/en', 'english-home', 4],
  ['/en/personal/personalExchangeRate', 'fx-rates', 3],
];

/** Records of a made-up month; `from` is the first midnight in Beijing. Generated data, of nobody. */
export function* generatedMonth({
  from,
  days,
  staysADay,
  random,
}: {
  from: number;
  days: number;
  staysADay: number;
  random: () => number;
}): Generator<NewVisitRecord> {
  const weights = PAGES.reduce((sum, [, , weight]) => sum + weight, 0);
  const visitors = Array.from({ length: Math.ceil(staysADay * 2) }, () => uuidFrom(random));
  let made = 0;
  for (let day = 0; day < days; day += 1) {
    const isWeekend = [0, 6].includes(new Date(from + day * DAY_MS + DAY_MS / 3).getUTCDay());
    const stays = Math.round(staysADay * (isWeekend ? 0.6 : 1) * (0.85 + 0.3 * random()));
    for (let stay = 0; stay < stays; stay += 1) {
      let pick = random() * weights;
      const [path, subModule] = PAGES.find(([, , weight]) => (pick -= weight) < 0) ??
        PAGES[0] ?? ['/personal', 'home'];
      const language: Language = path.startsWith('/en') ? 'EN' : 'CN';
      const at = Math.floor(from + day * DAY_MS + random() * DAY_MS);
      const fingerPrint = visitors[Math.floor(random() ** 2 * visitors.length)] ?? '';
      const view = `view${(made += 1).toString(36)}`;
      const common = { path, module: moduleOf(path) ?? '', subModule, column: '', language };
      const record = (action: VisitAction, more: Partial<NewVisitRecord> = {}): NewVisitRecord => ({
        ...common,
        at,
        sign: `generated-${(made += 1)}`,
        action,
        duration: 0,
        divide: '',
        fingerPrint,
        view: `only${made}`,
        ...more,
      });
      yield record('wholeWebsiteDisplay', { fingerPrint: '' });
      // A third of the visitors has not chosen.
      if (random() < 0.33) continue;
      const duration = Math.min(1_200_000, 2_000 + Math.floor(-Math.log(1 - random()) * 40_000));
      yield record('time', { duration, view });
      // Looked at again after a while in another tab, sometimes on the next day.
      if (random() < 0.1) {
        yield record('time', {
          at: Math.min(at + Math.floor(random() * 3_600_000), from + days * DAY_MS - 1),
          duration: 2_000 + Math.floor(random() * 20_000),
          view,
        });
      }
      for (let clicks = Math.floor(random() * 3); clicks > 0; clicks -= 1)
        yield record('click', { divide: 'MENU' });
      if (random() < 0.02) yield record('careers', { divide: 'TOPBAR' });
      if (common.module === 'SEARCH') {
        yield record('click', { subModule: random() < 0.12 ? 'noResults' : 'results', divide: 'SEARCH' });
      }
    }
  }
}

function uuidFrom(random: () => number): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(random() * 16).toString(16)).join('');
  return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`;
}
