import { chmodSync, writeFileSync } from 'node:fs';
import { aBank, anArticle } from '@bank/publish/testing';
import { openContentStore } from '@bank/store';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../operation/log.ts';
import { createMetrics } from '../operation/metrics.ts';
import { signedContent } from './signed-content.ts';

const at = (moment: string) => Date.parse(`${moment}+08:00`);
/** The command line's clock; the server is asked for a moment by itself. */
const day = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: at(moment) });
afterEach(() => vi.useRealTimers());

/** A site that was there before signatures were asked for, and a signed release that is to follow it on 1 December. */
async function aScheduledRelease() {
  const bank = aBank();
  day('2026-11-20T09:00:00');
  await bank.office.types('import', await bank.packs(), '--activate');
  day('2026-11-20T10:00:00');
  for (const [name, role] of [
    ['Li Na', 'maker'],
    ['Wang', 'checker'],
    ['Zhao', 'emergency'],
    ['Qian', 'emergency'],
  ] as const)
    await bank.has(name, role);
  const signed = async (words: string) => {
    const bundle = await bank.packs(anArticle('701001', 'news', words));
    await bank.signs(bundle, 'Li Na', 'maker');
    await bank.signs(bundle, 'Wang', 'checker');
    return bundle;
  };
  await bank.types('import', await signed('!'), '--activate', '--effective-at', '2026-12-01T09:00');
  const revokes = async (name: string, ...more: string[]) => {
    const line = (await bank.office.types('keys', 'list')).lines.find((one) => one.includes(name));
    return bank.office.types('keys', 'revoke', line?.slice(0, 16) ?? '', '--why', 'Lost', ...more);
  };
  return { ...bank, signed, revokes };
}

async function aServer({ office, keysFile }: Pick<ReturnType<typeof aBank>, 'office' | 'keysFile'>) {
  const metrics = createMetrics();
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const keys = { contentKeysFile: keysFile, signatureAlgorithms: ['ed25519'] as const };
  const own = await openContentStore({ databaseUrl: undefined, dataDir: office.dataDir });
  onTestFinished(() => own.close());
  const store = signedContent(own, { keys, log, metrics });
  const shows = async (moment: string) => (await store.currentVersion(at(moment))).releases.site;
  const refused = async () => (await metrics.releasesRefused.get()).values[0]?.value;
  const told = () => lines.filter(({ level }) => level === 'error');
  return { shows, refused, told };
}

describe('what a server shows where two people must have signed', () => {
  it('is a scheduled release at its moment, and what was there before signatures were asked for [SEC-25]', async () => {
    const { shows, refused, told } = await aServer(await aScheduledRelease());
    expect(await shows('2026-12-01T08:59:59')).toBe(1);
    expect(await shows('2026-12-01T09:00:00')).toBe(2);
    expect(await refused()).toBe(0);
    expect(told()).toEqual([]);
  });

  it('is the release before, when a signer’s key was revoked between the signature and the moment [SEC-25]', async () => {
    const bank = await aScheduledRelease();
    const { shows, refused, told } = await aServer(bank);
    expect(await shows('2026-11-25T09:00:00')).toBe(1);
    day('2026-11-26T09:00:00');
    await bank.revokes('Wang');
    expect(await shows('2026-12-01T09:00:00')).toBe(1);
    expect(await shows('2026-12-01T09:00:01')).toBe(1);
    expect(await refused()).toBe(1);
    expect(told()).toMatchObject([
      {
        msg: 'a release is not shown: its signatures do not hold',
        scope: 'site',
        release: 2,
        why: [
          expect.stringMatching(/found Wang \(key .*…\), revoked from 2026-11-26 09:00 on: Lost$/) as string,
          'manifest.json checker: expected a checker who signed this release, found none',
        ],
      },
    ]);
  });

  it('stays when a key is revoked afterwards, and goes back when it was lost before [SEC-25]', async () => {
    const bank = await aScheduledRelease();
    const { shows } = await aServer(bank);
    day('2026-12-05T09:00:00');
    await bank.revokes('Wang');
    expect(await shows('2026-12-05T09:00:00')).toBe(2);
    await bank.revokes('Wang', '--from', '2026-11-30T00:00');
    expect(await shows('2026-12-05T09:00:01')).toBe(1);
  });

  it('is no release that somebody activated past the signatures, nor a rollback to one [SEC-25]', async () => {
    const bank = await aScheduledRelease();
    const { shows, refused } = await aServer(bank);
    day('2026-11-21T09:00:00');
    await bank.office.types('import', await bank.packs(anArticle('701001', 'news', '?')), '--activate');
    expect(await shows('2026-11-21T09:00:00')).toBe(1);
    day('2026-11-22T09:00:00');
    await bank.types('import', await bank.signed('!!'), '--activate');
    expect(await shows('2026-11-22T09:00:00')).toBe(4);
    day('2026-11-23T09:00:00');
    expect((await bank.types('rollback', 'site')).text).toContain('Release 3 of site');
    expect(await shows('2026-11-23T09:00:00')).toBe(4);
    expect(await refused()).toBe(2);
  });

  it('is after a rollback what was shown before, though a key was revoked meanwhile [SEC-25]', async () => {
    const bank = await aScheduledRelease();
    const { shows } = await aServer(bank);
    for (const words of ['?', '??']) {
      day(`2026-11-2${words.length}T09:00:00`);
      await bank.types('import', await bank.signed(words), '--activate');
    }
    day('2026-11-23T09:00:00');
    await bank.revokes('Wang');
    await bank.types('rollback', 'site');
    expect(await shows('2026-11-23T09:00:00')).toBe(3);
  });

  it('is an emergency that two people signed as one [SEC-25]', async () => {
    const bank = await aScheduledRelease();
    const { shows } = await aServer(bank);
    const bundle = await bank.packs(anArticle('701002', 'notice', '!'));
    await bank.signs(bundle, 'Zhao', 'emergency');
    await bank.signs(bundle, 'Qian', 'emergency');
    day('2026-11-24T09:00:00');
    await bank.types('import', bundle, '--activate', '--emergency', '--why', 'Wrong hotline');
    expect(await shows('2026-11-24T09:00:00')).toBe(3);
  });

  it('goes on by the last keys while their file cannot be read [SEC-25]', async () => {
    const bank = await aScheduledRelease();
    const { shows, told } = await aServer(bank);
    expect(await shows('2026-12-01T09:00:00')).toBe(2);
    writeFileSync(bank.keysFile, '[');
    expect(await shows('2026-12-01T09:00:01')).toBe(2);
    expect(await shows('2026-12-01T09:00:02')).toBe(2);
    expect(told().map(({ msg }) => msg)).toEqual(['the enrolled keys could not be read; the last ones stay']);
  });

  it('is nothing without a file that only its owner may write [SEC-25]', async () => {
    const bank = await aScheduledRelease();
    chmodSync(bank.keysFile, 0o666);
    const { shows } = await aServer(bank);
    await expect(shows('2026-12-01T09:00:00')).rejects.toThrow('others than its owner may write it');
  });
});
