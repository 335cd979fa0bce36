import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSiteFolder } from '@bank/publish/testing';
import { openTestStore, publish, aRelease, type TestStore } from '@bank/store/testing';
import { previewedRelease } from './previewed-release.ts';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');
const made = () => readdirSync(tmpdir()).filter((name) => name.startsWith('bank-previewed-')).length;

describe('what is previewed', () => {
  let test: TestStore;
  beforeEach(async () => {
    test = await openTestStore();
    await publish(test.writer, aRelease(), NOW);
  });
  afterEach(() => test.drop());

  const found = (what: string, scope?: string, title?: string) =>
    previewedRelease({ what, scope, title, location: test.location, at: NOW });

  it('is a release by its id', async () => {
    const { scope, releaseId } = await found('1');
    expect([scope, releaseId]).toEqual(['site', 1]);
    await expect(found('99')).rejects.toThrow('There is no release 99. See: content list');
  });

  it('is a folder of sources, of which nothing gets into the store or stays behind', async () => {
    const before = made();
    const previewed = await found(aSiteFolder(), 'site');
    const store = await previewed.open();
    const version = await store.currentVersion(NOW);
    const [item] = await store.snapshot(version).list('qr', 'CN');
    expect(item?.title).toBe('手机银行');
    await store.close();
    previewed.remove();
    expect(made()).toBe(before);
    expect(await test.writer.releases()).toHaveLength(1);
  });

  it('is called as was said, else by its number or the name of its folder, never by the way to it', async () => {
    const folder = aSiteFolder();
    const named = async (what: string, title?: string) => {
      const previewed = await found(what, 'site', title);
      previewed.remove();
      return previewed.name.EN;
    };
    expect(await named(folder)).toBe(`site from ${basename(folder)}`);
    expect(await named('1')).toBe('release 1 of site');
    expect(await named(folder, '冬季营业时间')).toBe('冬季营业时间');
  });

  it('is refused in words when the folder has problems, and leaves nothing behind', async () => {
    const before = made();
    await expect(found(aSiteFolder({ 'qrs.yaml': '- { key: app }\n' }), 'site')).rejects.toThrow(/problem/);
    expect(made()).toBe(before);
  });
});
