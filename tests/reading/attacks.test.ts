import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listAttacks } from '../../scripts/attacks/list.mjs';

/* The short forms of the attacks that every change is tried on, on the pages as built; all of them: npm run attacks. */
const RUN_ONE = resolve(import.meta.dirname, '../../scripts/attacks/run-one.mjs');

interface Outcome {
  figure: string;
  figures?: { found: number };
}

async function outcomeOf(id: string): Promise<Outcome> {
  const { stdout } = await promisify(execFile)(process.execPath, [RUN_ONE, id, '--fast']);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as Outcome;
}

const fast = (await listAttacks()).filter(({ isFast }) => isFast);

test('the attacks with a short form are tried here', () => {
  expect(fast.map(({ id }) => id)).toEqual([
    'redirects',
    'traversal',
    'cache-keys',
    'smuggling',
    'pollution',
    'redos',
    'captcha',
    'headers',
    'studio',
  ]);
});

test.concurrent.each(fast)('$id: $promise', async ({ id }) => {
  const { figure, figures } = await outcomeOf(id);
  expect(figures?.found, figure).toBe(0);
});
