import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { digestOfBrowser } from './digest.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['over https', crypto],
  ['where the browser has none', {}],
])('is what the server computes, %s [S7-tracking]', async (_where, given) => {
  vi.stubGlobal('crypto', given);
  for (const text of ['', 'abc', '北曜🏦'.repeat(50)])
    expect(await digestOfBrowser(text)).toBe(createHash('sha256').update(text).digest('hex'));
});
