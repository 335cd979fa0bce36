import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isForTests } from './support/import-graph.ts';
import { logLinesIn, type LogLine } from './support/log-lines.ts';

const ROOT = resolve(import.meta.dirname, '..');
const INVENTORY = 'docs/operations/log.md';
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

type Known = Pick<LogLine, 'level' | 'message'> & { holds: readonly string[] };

/** What a call is given by its callers, or decides when it is written: the words stand in that file, or in the one behind `of`. */
const GIVEN: Readonly<Record<string, { of?: string; lines: Known[] }>> = {
  'packages/server/src/app/answer-error.ts': {
    lines: [
      { level: 'error', message: 'request failed', holds: ['err'] },
      { level: 'warn', message: 'request not answered, because a store is away', holds: ['err'] },
    ],
  },
  'packages/server/src/content/content-watch.ts': {
    lines: [
      {
        level: 'error',
        message: 'The store holds no active release of the site, so there is no page to serve',
        holds: [],
      },
      { level: 'error', message: 'New content could not be loaded; the last version stays', holds: ['err'] },
    ],
  },
  'packages/server/src/content/publish-version.ts': {
    of: 'packages/site/src/entry-server.tsx',
    lines: [
      {
        level: 'warn',
        message:
          'A page record names a component that this build does not have; visitors see the coming-soon page',
        holds: ['path', 'component'],
      },
    ],
  },
};
/** What stands in an object that is put together elsewhere. */
const HELD: Readonly<Record<string, readonly string[]>> = {
  'mirror made': ['folder', 'seconds', 'isSame', 'pages', 'rendered', 'files', 'isNginxChanged', 'left'],
  'caches before us were told what has changed': ['version', 'tags', 'requests', 'failed', 'ms'],
  'a cache before us was not told what has changed; it shows it after half a minute': [
    'version',
    'tags',
    'requests',
    'failed',
    'ms',
  ],
  'search index loaded': ['index', 'documents', 'missingTexts', 'isClustered', 'passages'],
  'policy violated': ['directive', 'kind', 'blocked', 'page', 'source'],
};

const sources = globSync('packages/{server,store,search,api}/src/**/*.ts', { cwd: ROOT }).filter(
  (path) => !isForTests(path),
);
const ofCode = sources.flatMap((path) => {
  const found = logLinesIn(read(path)).filter(({ message }) => message !== '');
  return [
    ...found.map(({ holds, ...line }) => ({ ...line, holds: holds ?? HELD[line.message] ?? ['?'] })),
    ...(GIVEN[path]?.lines ?? []),
  ];
});

const rowOf = ({ level, message, holds }: Known) => `${level} | ${message} | ${holds.join(', ')}`;
const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const [ofLines = '', ofFields = ''] = read(INVENTORY).split(/^## What the names mean$/m);
const rows = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| (?!-)/.test(line))
    .map(cells);

describe('the inventory of the log', () => {
  it('has every kind of line that the code writes, with what each holds, and no other [SEC-20]', () => {
    const [, ...written] = rows(ofLines);
    expect(ofCode.length).toBeGreaterThan(50);
    expect(
      written.map(([level, message, holds = '']) => `${level} | ${message} | ${holds}`).toSorted(),
    ).toEqual([...new Set(ofCode.map(rowOf))].toSorted());
  });

  it('says of each name what it means', () => {
    const told = new Set(rows(ofFields).map(([name]) => name));
    const used = new Set(ofCode.flatMap(({ holds }) => holds));
    expect([...used].filter((name) => !told.has(name))).toEqual([]);
  });

  it('knows the words of what decides them elsewhere', () => {
    for (const [path, { of = path, lines }] of Object.entries(GIVEN)) {
      for (const { message } of lines) expect(read(of), message).toContain(`'${message}'`);
    }
    const silent = sources.filter((path) => logLinesIn(read(path)).some(({ message }) => message === ''));
    expect(silent.filter((path) => GIVEN[path] === undefined)).toEqual([]);
    // A level that is decided when the line is written.
    const deciding = sources.filter((path) => /\blog\[/.test(read(path)));
    expect(deciding).toEqual(['packages/server/src/app/answer-error.ts']);
  });
});

describe('a call of the log', () => {
  it.each([
    ["log.info('stopped');", { level: 'info', message: 'stopped', holds: [] }],
    [
      "this.#log.error({ err, at: f(x, { y }) }, `a ${b} c; ` + 'd, e');",
      { level: 'error', message: 'a … c; d, e', holds: ['err', 'at'] },
    ],
    ["log.warn(\n  { ...found },\n  'x',\n);", { level: 'warn', message: 'x', holds: undefined }],
    ['log.error(detail, message);', { level: 'error', message: '', holds: undefined }],
  ])('is read as it is written: %s', (source, expected) => {
    expect(logLinesIn(source)).toEqual([expected]);
  });
});
