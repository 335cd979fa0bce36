import { describe, expect, it } from 'vitest';
import { readConfig } from '../operation/config.ts';
import { createLog } from '../operation/log.ts';
import { createMetrics } from '../operation/metrics.ts';
import type { SiteSource } from '../pages/site-module.ts';
import { FakeStore, fakeApi } from '../testing/fake-content.ts';
import { watchContent } from './watch-content.ts';

/** Why nothing is shown, of a server that has no site to show. */
async function troubleWith(settings: Record<string, string>): Promise<string | undefined> {
  const config = readConfig(settings);
  const log = createLog('silent');
  const openStore = async () => new FakeStore();
  const load = () => Promise.reject(new Error('There is no site here.'));
  const site = { load } as Partial<SiteSource> as SiteSource;
  const services = { metrics: createMetrics(), searching: {} };
  const watch = watchContent({ config, api: fakeApi, log, openStore }, services, () => site);
  await watch.look();
  return watch.trouble();
}

describe('a server’s content', () => {
  it('is looked at for its signatures where they are required, and nowhere else [SEC-25]', async () => {
    expect(await troubleWith({})).toBe('There is no site here.');
    const required = { CONTENT_SIGNATURES: 'required', CONTENT_KEYS_FILE: '/nowhere/keys.json' };
    expect(await troubleWith(required)).toMatch(/no such file.*\/nowhere\/keys\.json/);
  });

  it('is not served at all where they are required and no keys are named [SEC-25]', () => {
    expect(() => readConfig({ CONTENT_SIGNATURES: 'required' })).toThrow('CONTENT_KEYS_FILE is empty');
    expect(() => readConfig({ CONTENT_SIGNATURE_ALGORITHMS: 'rsa' })).toThrow('ed25519, sm2, or both');
  });
});
