import { expect, it } from 'vitest';
import { Stages, stopRunningScript } from '../scripts/test/stages.mjs';

it('npm test begins nothing more once it was interrupted', async () => {
  const stages = new Stages();
  const begun: string[] = [];
  expect(await stages.run('first', () => void begun.push('first'))).toBe(true);
  await stopRunningScript();
  void stages.run('second', () => void begun.push('second'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['first']);
});
