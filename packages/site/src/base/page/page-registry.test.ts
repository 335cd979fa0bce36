import { describe, expect, it } from 'vitest';
import { definePage } from './page-module.ts';
import { pageRegistry } from './page-registry.ts';

const page = definePage({ parameters: {}, load: () => Promise.resolve(1), Page: () => null });

describe('the page registry', () => {
  it('loads a component once', async () => {
    let loads = 0;
    const registry = pageRegistry(() => {
      loads += 1;
      return Promise.resolve(page);
    });
    await registry.load('home');
    await registry.load('home');
    expect(loads).toBe(1);
    expect(registry.loaded('home')).toBe(page);
  });

  it('has no page that was not loaded', () => {
    expect(() => pageRegistry(() => Promise.resolve(page)).loaded('home')).toThrow('home is rendered before');
  });

  it('tries again after a failure [S8-chunk]', async () => {
    let fail = true;
    const registry = pageRegistry(() => (fail ? Promise.reject(new Error('lost')) : Promise.resolve(page)));
    await expect(registry.load('home')).rejects.toThrow('lost');
    fail = false;
    await expect(registry.load('home')).resolves.toBe(page);
  });
});
