import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS, aRelease, openTestStore, type TestStore } from '../testing.ts';

const NOW = Date.parse('2026-06-01T09:00:00+08:00');
const TOMORROW = NOW + 86_400_000;

describe.each(DIALECTS)('the manifest of a release on $name', (dialect) => {
  let test: TestStore;
  beforeEach(async () => {
    test = await openTestStore(dialect);
  });
  afterEach(() => test.drop());

  it('is kept as the bundle had it', async () => {
    const manifest = { format: 1, id: 'may', signatures: ['li.wei'] };
    const { id } = await test.writer.importRelease(aRelease({ manifest }), NOW);
    await test.writer.importRelease(aRelease(), NOW);
    expect(await test.writer.manifest(id)).toEqual(manifest);
    expect(await test.writer.manifest(999)).toBeUndefined();
  });

  it('and its effective date are renewed when the same bundle comes again signed, and only then', async () => {
    const bundle = aRelease({ bundleId: 'may', manifest: { signatures: [] } });
    const other = await test.writer.importRelease(aRelease(), NOW);
    const { id } = await test.writer.importRelease(bundle, NOW);
    const signed = { ...bundle, manifest: { signatures: ['li.wei'] }, effectiveAt: TOMORROW };

    expect(await test.writer.importRelease(signed, NOW)).toMatchObject({ id, effectiveAt: undefined });
    expect(await test.writer.manifest(id)).toEqual({ signatures: [] });

    const renewed = await test.writer.importRelease({ ...signed, isSigned: true }, NOW);
    expect(renewed).toEqual({ ...renewed, id, bundleId: 'may', itemCount: 1, effectiveAt: TOMORROW });
    expect(await test.writer.releases()).toEqual([renewed, other]);
    expect(await test.writer.manifest(id)).toEqual({ signatures: ['li.wei'] });

    await test.writer.importRelease({ ...bundle, isSigned: true }, NOW);
    expect((await test.writer.releases())[0]?.effectiveAt).toBeUndefined();
  });
});
