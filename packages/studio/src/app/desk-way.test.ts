import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { aStudio, signatureOf } from '../testing/a-studio.ts';

const RATES = resolve(import.meta.dirname, '../../../../content/rates');
const HEAD =
  'key\tsort\tcurrency\tkind\ttermCode\tminAmount\tstepAmount\trate\teffectiveDate\tzh.termName\ten.termName';
const rowOf = (rate: string) =>
  `cny-fixed-1y-20261201\t4\tCNY\tFIXED\t1Y\t50\t\t${rate}\t2026-12-01\t1 年\t1 y`;

async function aDesk() {
  const studio = await aStudio();
  const rates = join(studio.content, 'rates');
  mkdirSync(rates);
  for (const name of ['deposit-rates.csv', 'loan-rates.csv']) cpSync(join(RATES, name), join(rates, name));
  await studio.command('publish', rates, '--yes');
  const put = async (rows: string) => {
    const desk = await studio.signIn('Chen Jing');
    const { location } = await desk.post('/desks/deposit-rates', { rows });
    return { desk, edition: location };
  };
  return { ...studio, rates, put };
}

it('rates that are pasted stand beside the last ones and are published by two, and no other line moves', async () => {
  const { put, enrol, signIn, rates, command } = await aDesk();
  const before = readFileSync(join(rates, 'deposit-rates.csv'), 'utf8');
  const { desk, edition } = await put(`${HEAD}\n${rowOf('1.05')}\n`);
  const page = (await desk.get(edition)).body;
  expect(page).toMatch(/CNY · FIXED · 1Y · 50 · 1 年.*1\.10.*1\.05.*-0\.05.*2026-12-01/);
  const maker = await enrol('Chen Jing', 'maker');
  const second = await enrol('Zhao Min', 'checker');
  const checker = await signIn('Zhao Min');
  await desk.post(`${edition}/submit`);
  await checker.post(`${edition}/approve`);
  await desk.post(`${edition}/signatures`, await signatureOf(desk, edition, 'Chen Jing', 'maker', maker));
  await checker.post(
    `${edition}/signatures`,
    await signatureOf(checker, edition, 'Zhao Min', 'checker', second),
  );
  expect((await desk.post(`${edition}/publish`)).location).toBe(`${edition}?done=publish`);
  expect(readFileSync(join(rates, 'deposit-rates.csv'), 'utf8')).toBe(
    `${before}${rowOf('1.05').replaceAll('\t', ',')}\n`,
  );
  expect(await command('log', 'rates')).toContain('Chen Jing');
});

it('a wrong rate is told by row and column, and cannot be submitted', async () => {
  const { put } = await aDesk();
  const { desk, edition } = await put(`${HEAD}\n${rowOf('1.05%')}\n`);
  await desk.get(`${edition}/findings.json`);
  expect((await desk.get(edition)).body).toMatch(/deposit-rates\.csv:\d+:8/);
  expect((await desk.post(`${edition}/submit`)).status).toBe(409);
});

it('nobody else keeps the rates', async () => {
  const { signIn } = await aDesk();
  const writer = await signIn('Wang Wei');
  expect((await writer.post('/desks/deposit-rates', { rows: `${HEAD}\n${rowOf('1.05')}\n` })).status).toBe(
    403,
  );
});
