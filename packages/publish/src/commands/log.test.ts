import { DatabaseSync } from 'node:sqlite';
import { readdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anOperator } from '../testing/an-operator.ts';
import { aSiteFolder } from '../testing/source-folder.ts';

async function aPublisher() {
  const operator = anOperator();
  const { types } = operator;
  const site = aSiteFolder();
  await types('publish', site, '--yes', '--why', 'Opening hours', '--actor', 'wang');
  return operator;
}

function storeOf(dataDir: string): DatabaseSync {
  const file = readdirSync(dataDir).find((name) => name.startsWith('content') && name.endsWith('.db'));
  return new DatabaseSync(join(dataDir, file ?? 'content.db'));
}

describe('content log', () => {
  it('tells who packed, imported and activated, when, on which machine and why, and that it is whole', async () => {
    const { types } = await aPublisher();
    await types('activate', 'site', '1', '--effective-at', '2099-01-01T00:00');
    const { lines } = await types('log', 'site');
    const here = hostname();
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(
          `^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  import site 1  bundle [0-9a-f]{12}  wang on ${here}  packedAt .*, packedBy li on ${here}  “Opening hours”$`,
        ),
      ),
      expect.stringMatching(
        new RegExp(`  activate site 1  bundle [0-9a-f]{12}  wang on ${here}  “Opening hours”$`),
      ),
      expect.stringMatching(new RegExp(`  li on ${here}  from 2099-01-01 00:00$`)),
      expect.stringMatching(/^Whole: 3 steps, newest digest [0-9a-f]{64}\.$/),
    ]);
  });

  it('gives the same as JSON', async () => {
    const { types } = await aPublisher();
    const { entries, faults } = JSON.parse((await types('log', '--json')).text) as {
      entries: { step: string; actor: string; why: string }[];
      faults: string[];
    };
    expect(entries).toMatchObject([
      { step: 'import', actor: 'wang', why: 'Opening hours' },
      { step: 'activate', actor: 'wang', why: 'Opening hours' },
    ]);
    expect(faults).toEqual([]);
  });

  it('exits with 1 and names what was altered', async () => {
    const { types, dataDir } = await aPublisher();
    const store = storeOf(dataDir);
    store.exec("update publishing_log set actor = 'zhao' where sequence = 1");
    store.close();
    const { code, lines } = await types('log');
    expect(code).toBe(1);
    expect(lines).toContain('Entry 1 of the log was altered, or the one before it.');
    expect(lines.at(-1)).toBe('The log was tampered with: 1 fault.');
  });

  it('shows that its end was cut off to whoever kept the newest digest', async () => {
    const { types, dataDir } = await aPublisher();
    const digest = /newest digest (\w+)\./.exec((await types('log')).text)?.[1] ?? '';
    expect((await types('log', '--holds', digest)).code).toBe(0);
    const store = storeOf(dataDir);
    store.exec('delete from publishing_log; delete from activation');
    store.close();
    expect((await types('log')).code).toBe(0);
    expect((await types('log', '--holds', digest)).code).toBe(1);
  });
});
