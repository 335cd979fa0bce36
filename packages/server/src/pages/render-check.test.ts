import { describe, expect, it } from 'vitest';
import type { RouteDef } from '@bank/contract';
import { PageUnavailable } from '../content/page-unavailable.ts';
import type { Published } from '../content/published.ts';
import { createLog } from '../operation/log.ts';
import { RenderCheck } from './render-check.ts';

const aVersion = (key: string): Published => {
  const routes = ['/a', '', '/b', '/c', '/d'].map((path) => ({ path }) as RouteDef);
  return { version: { key }, routes: { CN: routes, EN: [] } } as unknown as Published;
};

function aCheck() {
  const tried: string[] = [];
  const broken = new Map<string, Error>();
  let now = 0;
  const said: string[] = [];
  const log = createLog('info', {
    write: (line) => void said.push((JSON.parse(line) as { msg: string }).msg),
  });
  const check = new RenderCheck({
    pages: {
      async renderForNobody(path) {
        tried.push(path);
        const error = broken.get(path);
        if (error !== undefined) throw error;
      },
    },
    log,
    now: () => now,
  });
  const breakAll = (error: Error) => ['/a', '/c', '/d'].forEach((path) => broken.set(path, error));
  return { check, tried, broken, said, breakAll, pass: (ms: number) => (now += ms) };
}

describe('whether a process can render', () => {
  it('is looked at for each version, and again after five seconds, whoever asks meanwhile [REL-4]', async () => {
    const { check, tried, pass } = aCheck();
    expect(await check.canRender(aVersion('v1'))).toBe(true);
    await check.canRender(aVersion('v1'));
    expect(tried).toEqual(['/a']);
    await check.canRender(aVersion('v2'));
    pass(5_000);
    await Promise.all([check.canRender(aVersion('v2')), check.canRender(aVersion('v2'))]);
    expect(tried).toEqual(['/a', '/a', '/a']);
  });

  it('is not doubted because of one page that its content breaks', async () => {
    const { check, tried, broken } = aCheck();
    broken.set('/a', new Error('a broken record'));
    expect(await check.canRender(aVersion('v1'))).toBe(true);
    expect(tried).toEqual(['/a', '/c']);
  });

  it('is denied when all fail, said once, and found again', async () => {
    const { check, broken, said, breakAll, pass } = aCheck();
    breakAll(new Error('a module is missing'));
    for (let i = 0; i < 3; i += 1) {
      expect(await check.canRender(aVersion('v1'))).toBe(false);
      pass(5_000);
    }
    broken.clear();
    expect(await check.canRender(aVersion('v1'))).toBe(true);
    expect(said).toEqual([
      'no page can be rendered; this process is not ready',
      'pages can be rendered again',
    ]);
  });

  it('stays what it was while the content is away', async () => {
    const { check, breakAll, pass } = aCheck();
    breakAll(new PageUnavailable('away'));
    expect(await check.canRender(aVersion('v1'))).toBe(true);
    breakAll(new Error('a module is missing'));
    pass(5_000);
    expect(await check.canRender(aVersion('v1'))).toBe(false);
    breakAll(new PageUnavailable('away'));
    pass(5_000);
    expect(await check.canRender(aVersion('v1'))).toBe(false);
  });
});
