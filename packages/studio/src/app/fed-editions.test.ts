import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Change } from '@bank/publish/editing';
import { writeFiles } from '@bank/publish/testing';
import { expect, it } from 'vitest';
import { findEdition } from '../editions/edition.ts';
import { changesOf } from '../editions/publishing.ts';
import { aStudio, signatureOf, stampsIn, type Browser } from '../testing/a-studio.ts';

const CONTENT = resolve(import.meta.dirname, '../../../../content');
const MORNING = '2026-11-20T11:00:00+08:00';

/** A studio over a scope that systems have fed since its files were published. */
async function aFedStudio(scope: 'rates' | 'funds', files: Record<string, string>) {
  const studio = await aStudio();
  const source = writeFiles(join(studio.content, scope), files);
  await studio.command('publish', source, '--yes');
  const feed = async (name: string, rows: string) => {
    const file = join(studio.dataDir, name);
    writeFileSync(file, rows);
    await studio.command('feed', scope, file, '--activate');
  };
  const edit = async (item: string, fields: Record<string, string>) => {
    const writer = await studio.signIn('Wang Wei');
    const edition = (await writer.post('/editions', { title: '更名', scope })).location;
    const change = async (more: Record<string, string>) => {
      const page = await writer.get(`${edition}/item/${item}`);
      expect((await writer.post(`${edition}/item/${item}`, { ...stampsIn(page.body), ...more })).status).toBe(
        303,
      );
    };
    await change(fields);
    return { writer, edition, change };
  };
  const sign = async (writer: Browser, edition: string) => {
    const keys = [
      await studio.enrol('Wang Wei', 'maker'),
      await studio.enrol('Zhao Min', 'checker'),
    ] as const;
    const checker = await studio.signIn('Zhao Min');
    await checker.post(`${edition}/approve`);
    await writer.post(
      `${edition}/signatures`,
      await signatureOf(writer, edition, 'Wang Wei', 'maker', keys[0]),
    );
    const last = await signatureOf(checker, edition, 'Zhao Min', 'checker', keys[1]);
    expect((await checker.post(`${edition}/signatures`, last)).status).toBe(303);
  };
  const read = (edition: string) => {
    const found = findEdition(studio.studio().database, Number(edition.split('/').at(-1)));
    if (found === undefined) throw new Error(`There is no ${edition}.`);
    return found;
  };
  /** What the checker reads, as `fund/009126 CN fundName`. */
  const reviewed = (edition: string) => changesOf(read(edition)).flatMap(fieldsIn);
  return { ...studio, source, feed, edit, sign, read, reviewed };
}

const fieldsIn = ({ type, key, kind, fields }: Change) =>
  kind === 'changed'
    ? fields.flatMap(({ language, changes }) =>
        changes.map(({ field }) => `${type}/${key} ${language} ${field}`),
      )
    : [`${type}/${key} ${kind}`];

const FUND = {
  key: '009126',
  fundCode: '009126',
  fundType: '03',
  riskLevel: 'R2',
  status: '0',
  companyCode: 'C1',
  minAmount: '10',
  buyRate: '0.80',
  purchasable: '1',
  redeemable: '1',
  sort: 1,
  zh: { fundName: '远岫稳健债券 A' },
  en: { fundName: 'Yuanxiu Steady Bond A' },
};
const COMPANY = {
  key: 'C1',
  companyCode: 'C1',
  initial: 'Y',
  sort: 1,
  zh: { companyName: '远岫基金' },
  en: { companyName: 'Yuanxiu' },
};
const FUNDS = {
  'funds.json': `${JSON.stringify([FUND], undefined, 2)}\n`,
  'fund-company.json': JSON.stringify([COMPANY]),
  'fund-nav.csv': 'key,date,unitNav,accNav\n009126,2025-11-03,1.0200,\n009126,2025-11-04,1.0000,1.0200\n',
};
const RATES = { 'fx-rates.yaml': readFileSync(join(CONTENT, 'rates/fx-rates.yaml'), 'utf8') };

it('a fund that is renamed keeps what was fed since its file was published, and so do its net values', async () => {
  const { feed, edit, sign, reviewed, source, seenAt } = await aFedStudio('funds', FUNDS);
  await feed('fund-nav-20251105.csv', 'key,date,unitNav\n009126,2025-11-05,1.0600\n');
  await feed('funds-20251105.csv', 'key,buyRate,minAmount\n009126,0.60,1\n');
  const { writer, edition } = await edit('fund/009126', { 'en.fundName': 'Yuanxiu Calm Bond A' });
  expect((await writer.post(`${edition}/submit`)).location).toBe(`${edition}?done=submit`);
  expect(reviewed(edition)).toEqual(['fund/009126 EN fundName']);
  await sign(writer, edition);
  expect((await writer.post(`${edition}/publish`)).location).toBe(`${edition}?done=publish`);
  await seenAt(Date.now(), async (now) => {
    expect((await now.find('fund', 'EN', '009126'))?.body).toMatchObject({
      fundName: 'Yuanxiu Calm Bond A',
      buyRate: '0.60',
      minAmount: '1',
    });
    expect((await now.series('fund-nav', '009126')).map(({ date }) => date)).toEqual([
      '2025-11-03',
      '2025-11-04',
      '2025-11-05',
    ]);
    expect((await now.latest('fund-measure')).get('009126')).toMatchObject({ dayRate: '6.00' });
  });
  expect(readFileSync(join(source, 'funds.json'), 'utf8')).toBe(
    FUNDS['funds.json'].replace('Steady', 'Calm'),
  );
});

it('a figure that was fed since is no writer’s to overwrite: it is told, and the rest goes on without it', async () => {
  const { feed, edit, sign, reviewed, seenAt } = await aFedStudio('rates', RATES);
  const { writer, edition, change } = await edit('fx-rate/usd', {
    'en.currencyName': 'U.S. dollar',
    spotBuy: '709.00',
  });
  await feed('fx-rates-1100.csv', `key,spotBuy,publishTime\nusd,708.00,${MORNING}\neur,819.00,${MORNING}\n`);
  const refused = await writer.post(`${edition}/submit`);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatch(
    /fx-rates\.yaml:\d+ spotBuy.*707\.15.*708\.00.*请在数据台或报送它的系统中改.*709\.00/,
  );
  await change({ spotBuy: '707.15' });
  expect((await writer.post(`${edition}/submit`)).location).toBe(`${edition}?done=submit`);
  expect(reviewed(edition)).toEqual(['fx-rate/usd EN currencyName']);
  await sign(writer, edition);
  expect((await writer.post(`${edition}/publish`)).location).toBe(`${edition}?done=publish`);
  await seenAt(Date.now(), async (now) => {
    expect((await now.find('fx-rate', 'EN', 'usd'))?.body).toMatchObject({
      currencyName: 'U.S. dollar',
      spotBuy: '708.00',
    });
    expect((await now.find('fx-rate', 'CN', 'eur'))?.body.spotBuy).toBe('819.00');
    expect(await now.series('fx-day', 'EUR')).toHaveLength(1);
  });
});

it('the form of a fed record says what visitors see of it, and a field that nobody touches is no change', async () => {
  const { feed, edit, reviewed } = await aFedStudio('rates', RATES);
  const { writer, edition } = await edit('fx-rate/usd', { 'en.currencyName': 'U.S. dollar' });
  expect((await writer.get(`${edition}/item/fx-rate/usd`)).body).not.toContain('访客看到的是');
  await feed('fx-rates-1100.csv', `key,spotBuy,publishTime\nusd,708.00,${MORNING}\n`);
  const { body } = await writer.get(`${edition}/item/fx-rate/usd`);
  const said = [...body.matchAll(/访客看到的是 ([^（]+)（已报送，第 (\d+) 号发布/g)].map(
    ([, shown]) => shown,
  );
  expect(said).toEqual(['708.00', '2026-11-20 11:00']);
  expect((await writer.get(`${edition}/item/fx-rate/eur`)).body).not.toContain('访客看到的是');
  // The whole form is sent, as a browser does.
  const shown = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const typed = Object.fromEntries(
    [...body.matchAll(/<input [^>]*>/g)].map(([tag]) => [shown(tag, 'name'), shown(tag, 'value')]),
  );
  expect(typed).toMatchObject({ spotBuy: '707.15' });
  await writer.post(`${edition}/item/fx-rate/usd`, typed);
  expect((await writer.post(`${edition}/submit`)).location).toBe(`${edition}?done=submit`);
  expect(reviewed(edition)).toEqual(['fx-rate/usd EN currencyName']);
});

it('what is fed while it is with the checker, and after it was looked at, is in what is submitted again', async () => {
  const { feed, edit, sign, read, studio, signIn, seenAt } = await aFedStudio('funds', FUNDS);
  const nav = (day: string) =>
    feed(`fund-nav-${day}.csv`, `key,date,unitNav\n009126,2025-11-${day},1.0600\n`);
  await nav('05');
  const { writer, edition } = await edit('fund/009126', { 'en.fundName': 'Yuanxiu Calm Bond A' });
  const looked = await studio().publishing.toLookAt(read(edition), 'Wang Wei');
  await writer.post(`${edition}/submit`);
  expect(await studio().publishing.toLookAt(read(edition), 'Wang Wei')).toBe(looked);
  await sign(writer, edition);
  await nav('06');
  expect((await writer.post(`${edition}/publish`)).status).toBe(409);
  await (await signIn('Zhao Min')).post(`${edition}/send-back`, { why: '有新的净值' });
  await writer.post(`${edition}/submit`);
  await sign(writer, edition);
  expect((await writer.post(`${edition}/publish`)).location).toBe(`${edition}?done=publish`);
  const newest = await seenAt(Date.now(), async (now) => (await now.latest('fund-nav')).get('009126'));
  expect(newest?.date).toBe('2025-11-06');
});

it('a scope that nothing feeds is made of its files, histories too', async () => {
  const { edit, sign, source, seenAt } = await aFedStudio('funds', FUNDS);
  const { writer, edition } = await edit('fund/009126', { 'en.fundName': 'Yuanxiu Calm Bond A' });
  writeFileSync(join(source, 'fund-nav.csv'), 'key,date,unitNav\n009126,2025-11-07,1.0700\n');
  await writer.post(`${edition}/submit`);
  await sign(writer, edition);
  expect((await writer.post(`${edition}/publish`)).location).toBe(`${edition}?done=publish`);
  const dates = await seenAt(Date.now(), async (now) =>
    (await now.series('fund-nav', '009126')).map(({ date }) => date),
  );
  expect(dates).toEqual(['2025-11-07']);
});
