import { readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';
import { isForTests } from './support/import-graph.ts';
import { listSources } from './support/source-imports.ts';

const ROOT = resolve(import.meta.dirname, '..');

// Generators of the demo content count working days by themselves; what they write, they escape as all do.
const sources = ['packages', 'content', 'scripts']
  .flatMap((folder) => listSources(join(ROOT, folder)))
  .map((path) => ({ file: relative(ROOT, path).split(sep).join('/'), path }))
  .filter(({ file }) => !isForTests(file) && !file.endsWith('.css'))
  .map(({ file, path }) => ({ file, text: readFileSync(path, 'utf8') }));

it.each([
  {
    what: "how far Beijing's clocks are ahead",
    how: /\b8 \* (?:60|3_?600|HOUR)|\b28_?800|\}\+08:00`|timeZone: /,
    places: ['packages/contract/src/base/beijing-time.ts'],
  },
  {
    what: 'how long a month is, and which day of the week a day is',
    how: /Date\.UTC\(|getUTCDay\(/,
    places: [
      'packages/contract/src/base/calendar.ts',
      // Knows nothing of the bank, so nothing of its contract.
      'packages/ui/src/charts/day-number.ts',
    ],
  },
  {
    what: 'as what a < of a text stands in HTML',
    how: /'&lt;'/,
    within: '',
    places: [
      'packages/contract/src/base/escaped.ts',
      // The way back.
      'packages/site/src/parts/suggest/marked-parts.ts',
    ],
  },
  {
    what: 'which numbers are round',
    how: /Math\.log10\(/,
    places: [
      // Positions of a ring, which are of two figures and not round.
      'packages/site/src/pages/home/parts/instrument/amount-scale.ts',
      'packages/ui/src/charts/round-number.ts',
    ],
  },
  {
    what: 'when the words of a page or a view are fetched',
    how: /(?:Words|subject|one)\.load\(/,
    within: 'packages/site/src/',
    places: ['packages/site/src/base/page/page-module.ts', 'packages/site/src/base/page/page-view.ts'],
  },
  {
    what: 'how a list is paged',
    how: /<Pagination\b/,
    places: ['packages/site/src/parts/lists/Pages.tsx'],
  },
  {
    what: 'what a form sends unseen',
    how: /\.map\([^<]*<input key=\{name\} type="hidden"/,
    places: ['packages/site/src/parts/forms/KeptFields.tsx'],
  },
  {
    what: 'where the settings of a process come from',
    how: /process\.env\b/,
    places: [
      'packages/publish/src/cli.ts',
      'packages/server/src/content-command.ts',
      // Tell their threads where what was compiled is kept.
      'packages/server/src/main.mjs',
      'packages/server/src/process/run.ts',
      'packages/server/src/visits/cli.ts',
      'packages/studio/src/app/run.ts',
      'packages/studio/src/main.mjs',
    ],
  },
])('$what is written once', ({ how, places, within = 'packages/' }) => {
  const found = sources.filter(({ file, text }) => file.startsWith(within) && how.test(text));
  expect(found.map(({ file }) => file).toSorted()).toEqual(places);
});
