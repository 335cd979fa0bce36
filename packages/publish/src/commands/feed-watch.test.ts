import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { holdStore } from '@bank/store';
import { describe, expect, it } from 'vitest';
import type { Receipt } from '../releases/inbox/receipt.ts';
import { ratesSources } from '../testing/a-fed-store.ts';
import { anOperator } from '../testing/an-operator.ts';
import { temporaryFolder, writeFiles } from '../testing/source-folder.ts';

const CLI = join(import.meta.dirname, '../cli.ts');
const GOOD = 'key,spotBuy\nusd,707.20\n';
const PARTLY = 'key,spotBuy\nusd,707.20\neur,8l8.60\n';

async function aBank(environment: Record<string, string> = {}) {
  const inbox = temporaryFolder();
  const folder = writeFiles(join(temporaryFolder(), 'rates'), ratesSources());
  const settings = { FEED_INBOX: inbox, FEED_LOOK_SECONDS: '0.1', ...environment };
  const { types, dataDir } = anOperator(settings);
  await types('publish', folder, '--yes');
  const receipt = (name: string) =>
    JSON.parse(readFileSync(join(inbox, 'receipts', `${name}.receipt.json`), 'utf8')) as Receipt;
  return { inbox, types, dataDir, receipt, settings };
}

describe('content feed watch', () => {
  it('takes what lies in the inbox once, and ends with 3 when not all of it was taken', async () => {
    const { inbox, types, receipt } = await aBank();
    writeFileSync(join(inbox, 'fx-rates-1.csv'), GOOD);
    const good = await types('feed', 'watch', '--once', '--why', 'hourly');
    expect([good.code, good.lines]).toEqual([
      0,
      [
        `Watching ${inbox}.`,
        expect.stringMatching(
          / {2}fx-rates-1\.csv: taken\. Shown to visitors as release 2 of rates: 1 record/,
        ),
      ],
    ]);
    expect(receipt('fx-rates-1.csv')).toMatchObject({ outcome: 'taken', release: 2 });
    writeFileSync(join(inbox, 'fx-rates-2.csv'), PARTLY);
    const bad = await types('feed', 'watch', '--once');
    expect(bad.code).toBe(3);
    expect(bad.lines).toContain(
      '  fx-rates-2.csv:3:2 spotBuy: expected a decimal number such as 707.15, or nothing, found "8l8.60"',
    );
    expect((await types('log')).text).toContain('“hourly”');
  });

  it('reads a feed as the file of feeds settles it', async () => {
    const file = writeFiles(temporaryFolder(), {
      'feeds.yaml':
        'feeds:\n  fx-rates: { due: every 1h between 09:00 and 17:00 on banking days, partial: true }\n  gold-prices: { due: every 1m }\nholidays: [2027-01-01, 2027-02-05/2027-02-11]\n',
    });
    const { inbox, types, receipt } = await aBank({ FEEDS_FILE: join(file, 'feeds.yaml') });
    writeFileSync(join(inbox, 'fx-rates-2.csv'), PARTLY);
    expect((await types('feed', 'watch', '--once')).code).toBe(3);
    expect(receipt('fx-rates-2.csv')).toMatchObject({ outcome: 'partly taken', release: 2 });
    const status = await types('feed', 'status');
    expect(status.lines).toEqual([
      expect.stringMatching(
        /^good {2}fx-rates {2}came \d{4}-\d\d-\d\d \d\d:\d\d, 0 minutes ago, due until .* \(every 1h between 09:00 and 17:00 on banking days\)$/,
      ),
      'LATE  gold-prices  never came (every 1m)',
    ]);
    expect(status.code).toBe(3);
    const json = JSON.parse((await types('feed', 'status', '--json')).text) as unknown[];
    expect(json).toEqual([
      expect.objectContaining({ feed: 'fx-rates', isLate: false, ageSeconds: expect.any(Number) as number }),
      expect.objectContaining({ feed: 'gold-prices', isLate: true, lastAt: null, lateFrom: null }),
    ]);
  });

  it('leaves everything to the process that has the store already', async () => {
    const { inbox, types, dataDir } = await aBank();
    writeFileSync(join(inbox, 'fx-rates-1.csv'), GOOD);
    const held = await holdStore({ databaseUrl: undefined, dataDir }, 'feeds');
    const { code, text } = await types('feed', 'watch', '--once');
    expect([code, text]).toEqual([
      1,
      'Another process takes the files of feeds for this store. Nothing was done.',
    ]);
    await held?.release();
    expect(readdirSync(inbox)).toEqual(['fx-rates-1.csv']);
  });

  it('goes on until it is told to end, and ends with 0, whatever came in that time', async () => {
    const feeds = writeFiles(temporaryFolder(), { 'feeds.yaml': 'feeds:\n  fx-rates: { partial: true }\n' });
    const { inbox, dataDir, settings } = await aBank({ FEEDS_FILE: join(feeds, 'feeds.yaml') });
    const program = spawn(process.execPath, [CLI, 'feed', 'watch'], {
      env: { ...process.env, ...settings, BANK_DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    createInterface({ input: program.stdout }).on('line', (line) => {
      lines.push(line);
      if (line.startsWith('Watching')) writeFileSync(join(inbox, 'fx-rates-1.csv'), PARTLY);
      if (line.includes('taken')) program.kill('SIGTERM');
    });
    expect(await once(program, 'close')).toEqual([0, null]);
    expect(lines.at(-1)).toBe('Ended between two files.');
    expect(existsSync(join(inbox, 'fx-rates-1.csv'))).toBe(false);
  });

  it.each([
    [{}, 'No inbox is named.'],
    [{ FEED_INBOX: '/no/such/folder' }, 'The inbox /no/such/folder is no folder.'],
    [{ FEED_INBOX: 'ftp://host/in' }, 'which is neither a folder nor s3://'],
    [{ FEED_INBOX: 's3://bank/in' }, 'A bucket is opened with AWS_ACCESS_KEY_ID'],
    [{ FEED_INBOX: 's3://bank/in', FEED_S3_ENDPOINT: 'nowhere' }, 'which is no address'],
    [{ FEED_INBOX: 's3://bank/in', FEED_S3_ENDPOINT: 'http://s3.bank' }, 'that others can read'],
    [{ FEED_INBOX: '.', FEED_LOOK_SECONDS: 'soon' }, 'FEED_LOOK_SECONDS from 0.1 to 3600'],
    [{ FEED_INBOX: '.', FEEDS_FILE: '/no/file' }, 'FEEDS_FILE names /no/file, which cannot be read'],
  ])('says what %o lacks', async (environment, reason) => {
    const { code, text } = await anOperator(environment).types('feed', 'watch', '--once');
    expect([code, text]).toEqual([1, expect.stringContaining(reason)]);
  });

  it.each([
    ['feeds: { fx-rate: {} }', 'feeds.fx-rate'],
    ['feeds: { fx-rates: { due: hourly } }', 'feeds.fx-rates.due: expected such as "every 1h between'],
    ['feeds: { fx-rates: { encoding: big5 } }', 'feeds.fx-rates.encoding: expected one of utf-8, gbk'],
    ['feeds: {}\nholidays: [2027-02-30]', 'holidays.0: expected a day such as 2027-01-01'],
    ['feeds: {}\nholidays: [2027-01-01/2028-01-01]', 'holidays.0: expected a day such as'],
    ['feeds: {}\nmore: 1', 'more'],
  ])('refuses the file of feeds %j', async (text, reason) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'in'));
    writeFileSync(join(folder, 'feeds.yaml'), text);
    const { types } = anOperator({
      FEED_INBOX: join(folder, 'in'),
      FEEDS_FILE: join(folder, 'feeds.yaml'),
    });
    const refused = await types('feed', 'watch', '--once');
    expect(refused.code).toBe(1);
    expect(refused.text).toContain(reason);
  });

  it('takes rows in part by hand too, and ends with 3', async () => {
    const { types } = await aBank();
    const folder = writeFiles(temporaryFolder(), { 'fx-rates.csv': PARTLY });
    const fed = await types('feed', 'rates', join(folder, 'fx-rates.csv'), '--partial', '--activate');
    expect(fed.code).toBe(3);
    expect(fed.lines[0]).toMatch(/^Not taken: .*fx-rates\.csv:3:2 spotBuy: expected a decimal number/);
    expect(fed.text).toContain('Release 2 of rates is shown to visitors now');
    const odd = await types('feed', 'rates', join(folder, 'fx-rates.csv'), '--encoding', 'big5');
    expect([odd.code, odd.text]).toEqual([2, expect.stringContaining('--encoding is utf-8 or gbk')]);
    const both = await types('feed', 'rates', join(folder, 'fx-rates.csv'), '--partial', '--whole');
    expect(both.code).toBe(2);
  });
});
