import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig } from '@bank/server/src/operation/config.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgresBinaries } from '../scripts/prepare/postgres-binaries.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { asTyped } from './support/commands/as-typed.ts';
import { makeDesk, openDesk, type Desk } from './support/commands/desk.ts';
import { ROOT, commandsIn, documentedCommands } from './support/commands/documented.ts';
import { IN_A_CLONE, NOT_RUN, WITH_HELP } from './support/commands/left-out.ts';
import { judged, play, sectionsThatNeed, types } from './support/commands/play.ts';
import { lackingIn } from './support/commands/lacking.ts';

/*
 * Every command that a document gives to be typed is typed as it stands there, or named in support/commands/left-out.ts with the
 * reason. What needs the built site: tests/reading/documented-commands.test.ts; the story of four eyes: tests/four-eyes.test.ts;
 * what takes minutes or writes in the repository: tests/clone, by `npm run commands`.
 */

let template: string;
beforeAll(async () => {
  template = await makeDesk();
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

/** What has been done before, where a section goes on from there. */
const GIVEN: Record<string, readonly string[]> = {
  'README.md: Publish content': ['sed -i s/95500/95502/ content/site/site-config.yaml'],
  'docs/search.md: Search': ['cp "$ROOT"/content/site/search-settings.yaml content/site'],
};

async function typesBefore(desk: Desk, text: string): Promise<string> {
  const done = await desk.type(asTyped(text));
  expect({ text, ...done }).toEqual({ ...done, text, code: 0 });
  return done.said;
}

describe('the commands of the documents', () => {
  it('are found', () => {
    const count = (kind: string) => judged.filter(({ verdict }) => verdict.kind === kind).length;
    expect(documentedCommands.length).toBeGreaterThan(350);
    expect(count('run')).toBeGreaterThan(130);
    expect(count('of the story')).toBeGreaterThan(30);
  });

  it('leave nothing open when they are typed', () => {
    const open = judged.flatMap(({ verdict }) =>
      verdict.kind === 'run' && /<\w|[…[]/.test(verdict.typed.replace(/"[^"]*"/g, '')) ? [verdict.typed] : [],
    );
    expect(open).toEqual([]);
  });

  it.each([...NOT_RUN, ...IN_A_CLONE, ...WITH_HELP])('are left out where there are some: $why', (left) => {
    expect(documentedCommands.some(({ text }) => left.command.test(text))).toBe(true);
    for (const [path] of left.why.matchAll(/\b(?:tests|packages)\/[\w./-]+/g))
      expect(existsSync(join(ROOT, path)), path).toBe(true);
  });

  it('name scripts, commands, options, files and journeys that there are, also where they are not run', () => {
    expect(documentedCommands.flatMap(lackingIn)).toEqual([]);
  });

  it('could be typed where they are not run', () => {
    const left = judged.filter(({ verdict }) => verdict.kind !== 'run').map(({ text }) => asTyped(text));
    // Of what is open still, a word would stand there.
    const lines = left.map((text) => text.replaceAll(/<[^>]*>|…/g, 'word'));
    execFileSync('bash', ['-n'], { input: lines.join('\n'), stdio: ['pipe', 'ignore', 'inherit'] });
  });

  const sections = sectionsThatNeed('nothing');

  it('go on from what was done before where they do so', () => {
    expect(Object.keys(GIVEN).filter((section) => !sections.has(section))).toEqual([]);
  });

  it.concurrent.each([...sections])('do what they say: %s', async (section, commands) => {
    const desk = openDesk(template);
    try {
      for (const text of GIVEN[section] ?? []) await typesBefore(desk, text);
      await play(desk, commands);
    } finally {
      await desk.clear();
    }
  });
});

describe('the environment of a first machine', () => {
  it('is one that the server starts with', () => {
    const day = readFileSync(join(ROOT, 'docs/operations/first-day.md'), 'utf8');
    const [, written = ''] = /```ini\n([\s\S]*?)```/.exec(day) ?? [];
    const environment = parseEnv(written.replace('<a key id>:<8 to 100 characters>', 'k1:words-of-a-test'));
    expect(Object.keys(environment).length).toBeGreaterThan(6);
    expect(readConfig(environment)).toMatchObject({
      host: environment['HOST'],
      siteOrigin: environment['SITE_ORIGIN'],
      mirrorDir: environment['MIRROR_DIR'],
    });
  });
});

const FIRST_DAY = 'docs/operations/first-day.md: 4. PostgreSQL';
const BACKUP = 'docs/operations/backup-and-restore.md: PostgreSQL';
const binaries = findPostgresBinaries();
const skipped = binaries === undefined ? ' (skipped: no PostgreSQL server was found)' : '';

describe(`the commands of the documents on PostgreSQL${skipped}`, () => {
  it.skipIf(binaries === undefined)('make its roles, fill it, and bring it back from a dump', async () => {
    const server = await startPostgres(binaries ?? '');
    const { port, password } = server;
    const asOwner = { PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: 'bank', PGPASSWORD: password };
    const desk = openDesk(template, asOwner);
    const { environment } = desk;
    environment['PATH'] = `${binaries ?? ''}:${environment['PATH'] ?? ''}`;
    const asWriter = `DATABASE_URL=postgres://bank_writer:words-of-a-test@127.0.0.1:${port}/bank`;
    const does = (text: string) => typesBefore(desk, text);
    const {
      [FIRST_DAY]: roles = [],
      [BACKUP]: [dump, restore] = [],
      ...others
    } = Object.fromEntries(sectionsThatNeed('postgres'));
    if (dump === undefined || restore === undefined) throw new Error(`${BACKUP} has no dump to restore.`);
    expect(Object.keys(others)).toEqual([]);
    try {
      await does('createdb bank');
      await play(desk, roles);
      await does(`${asWriter} content publish content/site`);
      const listed = await does(`${asWriter} content list`);
      await play(desk, [dump]);
      await does('dropdb bank && createdb bank');
      await play(desk, [restore]);
      expect(await does(`${asWriter} content list`)).toBe(listed);
    } finally {
      await desk.clear();
      await server.stop();
    }
  });
});

describe('what is read out of a document', () => {
  it('is each line of a shell block and each command among words, with the heading above it', () => {
    const found = commandsIn(
      'A.md',
      `# One
Use \`npm start\`, not \`npm\`; \`curl -s
here\` says \`ready\`.

\`\`\`sh
content import a # refused: no checker
A=1 echo b   # why
content list     # → site
\`\`\`

## Two

    df -h

\`\`\`yaml
a: \`b c\`
\`\`\`

- one
- \`content diff 7\`
`,
    );
    expect(found.map(({ section, line, text }) => [section, line, text])).toEqual([
      ['One', 2, 'npm start'],
      ['One', 2, 'curl -s here'],
      ['One', 6, 'content import a'],
      ['One', 7, 'A=1 echo b'],
      ['One', 8, 'content list'],
      ['Two', 13, 'df -h'],
      ['Two', 20, 'content diff 7'],
    ]);
    expect(found.map(({ stands, isRefused, says }) => [stands, isRefused, says])).toEqual([
      ['as a name', false, ''],
      ['among words', false, 'ready'],
      ['in a block', true, 'no checker'],
      ['in a block', false, ''],
      ['in a block', false, 'site'],
      ['in a block', false, ''],
      ['among words', false, ''],
    ]);
  });

  it.each([
    ['npm run content -- keys list', 'as a name'],
    ['content feed watch', 'as a name'],
    ['content …', 'as a name'],
    ['npm run visits -- <command>', 'as a name'],
    ['npm run gallery:check', 'as a name'],
    ['content rollback site', 'among words'],
    ['npm run faults -- R1', 'among words'],
    ['nginx -t', 'among words'],
  ])('is typed, or only named: %s', (text, stands) => {
    expect(commandsIn('A.md', `See \`${text}\`.`)).toMatchObject([{ text, stands }]);
  });

  it.each([
    ['npm run gone and npm start', ['npm run gone']],
    ['content gone', ['content gone']],
    ['content keys lend', ['content keys lend']],
    ['visits gone', ['visits gone']],
    ['content list --jsno', ['content list --jsno']],
    ['A=1 content feed watch in --once && npm test', []],
    ['promtool check rules deploy/gone.yaml', ['deploy/gone.yaml']],
    ['npm run journeys -- gone.spec.ts', ['gone.spec.ts']],
    ['npm run journeys -- fx.spec.ts -g "gone by"', ['fx.spec.ts "gone by"']],
  ])('is told where it lacks something: %s', (text, lacking) => {
    const at = {
      document: 'A.md',
      section: '',
      line: 1,
      stands: 'in a block' as const,
      says: '',
      isRefused: false,
    };
    expect(lackingIn({ ...at, text })).toEqual(lacking.map((name) => `A.md:1: ${name}`));
  });
});

describe('a command that is played', () => {
  it('must do what it is told, print what is said, and be refused where it is said', async () => {
    const desk = openDesk(template);
    const at = { document: 'A.md', section: '', line: 1, stands: 'in a block' as const };
    const plays = (text: string, says = '', isRefused = false) =>
      types(desk, { ...at, text, says, isRefused }, asTyped(text));
    try {
      await plays('cat words', 'horse');
      await plays('cat none', 'No such file', true);
      await expect(plays('exit 2')).rejects.toThrow('ended with 2');
      await expect(plays('cat words', 'no such words')).rejects.toThrow('did not say “no such words”');
      await expect(plays('cat words', '', true)).rejects.toThrow('was not refused');
    } finally {
      await desk.clear();
    }
  });
});
