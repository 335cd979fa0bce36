import { describe, expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

describe('loggedPath', () => {
  it.each([
    ['/personal', '/personal'],
    ['/bobbank/search?keyword=13800138000&page=2', '/bobbank/search?keyword&page'],
    ['/x?13800138000', '/x?*'],
    ['/x?a=1=2&&__proto__=3', '/x?a&*&*'],
    ['/13800138000/x', '/*/x'],
    [`/${'a'.repeat(5_000)}`, `/${'a'.repeat(299)}`],
    ['/x?', '/x?*'],
  ])('%s is logged as %s [SEC-20]', (url, logged) => {
    expect(loggedPath(url)).toBe(logged);
  });
});
