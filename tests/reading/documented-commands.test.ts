import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asTyped } from '../support/commands/as-typed.ts';
import { makeDesk, openDesk, type Desk } from '../support/commands/desk.ts';
import { ROOT } from '../support/commands/documented.ts';
import { freePort } from '../support/commands/free-port.ts';
import { play, sectionsThatNeed, type Runnable } from '../support/commands/play.ts';
import { copyTemplateStore } from '../support/template-store.ts';

/* The commands of the documents that need the built site; the others: tests/documented-commands.test.ts. */

const LISTENING = /"msg":"listening"/;
const FIRST_DAY = 'docs/operations/first-day.md: 1. One machine';

let template: string;
beforeAll(async () => {
  template = await makeDesk();
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

const aDesk = async () =>
  openDesk(template, { PORT: await freePort(), METRICS_PORT: await freePort(), HOST: '127.0.0.1' });

const takeStoreAway = ({ folder }: Desk) => rmSync(join(folder, '.data'), { recursive: true });

/** Takes the demo bank for the one that the desk has. */
function takeDemoBank(desk: Desk): void {
  takeStoreAway(desk);
  copyTemplateStore(join(desk.folder, '.data'));
}

async function does(desk: Desk, text: string): Promise<string> {
  const { code, said } = await desk.type(asTyped(text));
  expect({ text, code, said }).toMatchObject({ text, code: 0 });
  return said;
}

/** What was done before, where a section goes on from there. */
const GIVEN: Record<string, (desk: Desk) => unknown> = {
  'docs/operations/backup-and-restore.md: Restore': async (desk) => {
    await does(desk, 'npm run backup -- /var/backups/bank/2026-11-26T1300');
    takeStoreAway(desk);
  },
};
/** The site that a section asks is one that runs. */
const asksSite = (commands: readonly Runnable[]) =>
  commands.some(({ text }) => text.startsWith('curl ')) &&
  !commands.some(({ text }) => text.endsWith('npm start'));

describe('the commands of the documents that need the site', () => {
  const sections = sectionsThatNeed('site');

  it('go on from what was done before where they do so', () => {
    expect([FIRST_DAY, ...Object.keys(GIVEN)].filter((section) => !sections.has(section))).toEqual([]);
  });

  it.each([...sections].filter(([section]) => section !== FIRST_DAY))(
    'do what they say: %s',
    async (section, commands) => {
      const desk = await aDesk();
      try {
        await GIVEN[section]?.(desk);
        if (asksSite(commands)) await desk.start('BANK_DEMO=off npm start', LISTENING);
        await play(desk, commands);
      } finally {
        await desk.clear();
      }
    },
  );

  it('bring up a machine on its first day, with what is right after each', async () => {
    const [start = '', ready = '', startEmpty = '', ...publishing] =
      sections.get(FIRST_DAY)?.map(({ text }) => text) ?? [];
    const begins = (text: string) => text.replace(/^(?:\w+=\S+ )+/, '').split(' -- ')[0];
    expect([start, ready, startEmpty].map(begins)).toEqual([
      'npm start',
      'curl -s http://127.0.0.1:9090/readyz',
      'npm start',
    ]);
    expect(publishing.length).toBe(4);
    const desk = await aDesk();
    const isReady = () => expect.poll(() => desk.type(asTyped(ready))).toEqual({ code: 0, said: 'ready\n' });
    try {
      takeDemoBank(desk);
      const demo = await desk.start(asTyped(start), LISTENING);
      await isReady();
      for (const words of logged('This installs'))
        await expect
          .poll(() => demo.lines.some((line) => line.includes(`"msg":"${words}"`)), { message: words })
          .toBe(true);
      expect(await does(desk, 'curl -s http://127.0.0.1:8080/…')).toContain('Bank of Beiyao');
      expect(await demo.end()).toBe(0);

      takeStoreAway(desk);
      const empty = await desk.start(asTyped(startEmpty), LISTENING);
      for (const words of logged('Now `/readyz`')) expect(await does(desk, ready)).toContain(words);
      for (const text of publishing) await does(desk, text);
      for (const words of logged('Within a second'))
        await expect
          .poll(() => empty.lines.some((line) => line.includes(`"msg":"${words}"`)), { message: words })
          .toBe(true);
      await isReady();
      expect(await empty.end()).toBe(0);
    } finally {
      await desk.clear();
    }
  });
});

/** What stands between “ and ” from a paragraph of the first day on to the next block. */
function logged(paragraph: string): string[] {
  const day = readFileSync(join(ROOT, 'docs/operations/first-day.md'), 'utf8');
  const [, after = ''] = day.split(`\n${paragraph}`);
  const [text = ''] = after.split('```');
  const words = [...text.matchAll(/“([^”]+)”/g)].map(([, quoted = '']) => quoted);
  expect(words.length).toBeGreaterThan(0);
  return words;
}
