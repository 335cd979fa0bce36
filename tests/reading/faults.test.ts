import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/* The short forms of the faults that every change is tried on; all of them: npm run faults. */
const RUN_ONE = resolve(import.meta.dirname, '../../scripts/faults/run-one.mjs');

interface Outcome {
  verdict: string;
  figure: string;
  figures?: Record<string, unknown>;
}

async function outcomeOf(id: string): Promise<Outcome> {
  const { stdout } = await promisify(execFile)(process.execPath, [RUN_ONE, id, '--fast']);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as Outcome;
}

// How soon a process is back is a figure of a quiet machine; that nothing is lost is true of all.
test('nothing acknowledged is lost when the server is killed [REL-1]', async () => {
  const { figures, figure } = await outcomeOf('R1');
  expect(figures, figure).toMatchObject({ kills: 3, lost: 0, integrity: 'ok' });
});

test.each([
  ['R9', 'a corrupt release is refused [REL-9]'],
  ['R16', 'no page is made of two releases [REL-16]'],
  ['R17', 'restarts fail no request [REL-17]'],
])('%s: %s', async (id) => {
  const { verdict, figure } = await outcomeOf(id);
  expect(verdict, figure).toBe('met');
});
