import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listFaults } from '../../scripts/faults/list.mjs';

/* The short forms of the faults that every change is tried on, on the pages as built; all of them: npm run faults. */
const RUN_ONE = resolve(import.meta.dirname, '../../scripts/faults/run-one.mjs');

interface Outcome {
  verdict: string;
  figure: string;
  figures: Record<string, unknown>;
}

async function outcomeOf(id: string): Promise<Outcome> {
  const { stdout } = await promisify(execFile)(process.execPath, [RUN_ONE, id, '--fast']);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as Outcome;
}

/** How soon something is done is a figure of a quiet machine; that nothing is lost and nothing fails is true of all. */
const TRUE_EVERYWHERE: Readonly<Record<string, Record<string, unknown>>> = {
  R1: { kills: 3, lost: 0, integrity: 'ok' },
  R3: { broken: [] },
  R9: { taken: [], failed: 0, isSame: true, toldOf: true },
  R14: { counts: [1, 1], failed: 0 },
  R16: { failed: 0, mixed: [] },
  R17: { errors: [], bad: {} },
};

const fast = (await listFaults()).filter(({ isFast }) => isFast);

test('every fault with a short form is tried here [REL-1] [REL-2] [REL-9] [REL-14] [REL-16] [REL-17]', () => {
  expect(fast.map(({ id }) => id)).toEqual(Object.keys(TRUE_EVERYWHERE));
});

test.each(fast)('$id: $promise', async ({ id }) => {
  const { figure, figures } = await outcomeOf(id);
  expect(figures, figure).toMatchObject(TRUE_EVERYWHERE[id] ?? {});
});
