import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { npmEnvironment } from '../../scripts/prepare/run-command.mjs';
import { asTyped } from '../support/commands/as-typed.ts';
import { deskIn } from '../support/commands/desk.ts';
import { documentedCommands, ROOT, type DocumentedCommand } from '../support/commands/documented.ts';
import { freePort } from '../support/commands/free-port.ts';
import { judge, sectionOf } from '../support/commands/judge.ts';
import { types } from '../support/commands/play.ts';

/*
 * `npm run commands`: in a fresh clone of what is committed, with an empty home, somebody follows the README, and then types all
 * that takes minutes or writes in the repository. What stands behind each is the time that it took.
 */

const folder = mkdtempSync(join(tmpdir(), 'bank-clone-'));
const home = join(folder, 'home');
mkdirSync(home);
const ports = { PORT: await freePort(), METRICS_PORT: await freePort(), STUDIO_PORT: await freePort() };
const PATH = npmEnvironment()['PATH'] ?? '';
const desk = deskIn(join(folder, 'clone'), { HOME: home, PATH, ROOT, ...ports }, { isByNpm: true });
afterAll(async () => {
  await desk.clear();
  rmSync(folder, { recursive: true, force: true });
});

const README = 'README.md';
const ARTICLE = 'content/site/articles/101001/20250612-summer-travel-money.zh.md';

/** Each once, in the order of the documents. */
const once = (commands: readonly DocumentedCommand[]) => [
  ...new Map(commands.map((command) => [command.text, command])).values(),
];
const runOf = (section: string) => sectionOf(README, section).filter((one) => judge(one).kind === 'run');
const longer = documentedCommands.filter(
  (command) => judge(command).kind === 'in a clone' && command.text !== 'npm start',
);

const does = async (text: string) => {
  const done = await desk.type(text);
  expect({ text, ...done }).toMatchObject({ text, code: 0 });
  return done.said;
};
const plays = (command: DocumentedCommand) => types(desk, command, asTyped(command.text));

describe('in a fresh clone', () => {
  it('git clone', () => {
    execFileSync('git', ['clone', '--quiet', ROOT, desk.folder]);
  });

  it.each(once(sectionOf(README, 'Run it')).filter(({ text }) => text === 'npm start'))('$text', plays);

  describe('a text is changed, and', () => {
    it('is read as it is', () => does(`echo 以网点公告为准。 >> ${ARTICLE}`));
    it.each(once(runOf('Publish content')))('$text', plays);
    it('is put back', async () => {
      await does(`git checkout --quiet ${ARTICLE} && rm fx-rates.csv feedback.csv`);
      expect(await does('git status --porcelain')).toBe('');
    });
  });

  it.each(once(longer))('$document: $text', plays);

  it('nothing stands otherwise than before', async () => {
    await does('rm -r cloned');
    expect(await does('git status --porcelain')).toBe('');
  });
});
