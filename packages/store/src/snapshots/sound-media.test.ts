import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialectFor } from '../open-store.ts';
import { AlteredMedia } from './sound-media.ts';
import { DIALECTS, aPicture, aRelease, openTestStore, type TestStore } from '../testing.ts';

const NOW = Date.parse('2026-06-01T09:00:00+08:00');

describe.each(DIALECTS)('media that were altered in the store, on $name', (dialect) => {
  let test: TestStore;
  const logo = aPicture('<svg>logo</svg>');
  const release = aRelease({ bundleId: 'with-logo', media: [logo, aPicture('<svg>map</svg>')] });
  beforeEach(async () => {
    test = await openTestStore(dialect);
    await test.writer.importRelease(release, NOW);
  });
  afterEach(() => test.drop());

  async function alter(parts: { bytes?: Buffer; sha256?: string }): Promise<void> {
    const connection = dialectFor(test.location).openWriter();
    await connection.database().updateTable('media').set(parts).where('name', '=', logo.name).execute();
    await connection.close();
  }
  const forged = aPicture('<svg>l0go</svg>');

  it.each([
    ['a byte', { bytes: Buffer.from(forged.bytes) }],
    ['the digest', { sha256: forged.sha256 }],
    ['both, so that they fit each other', { bytes: Buffer.from(forged.bytes), sha256: forged.sha256 }],
  ])('are never given out when somebody changed %s [SEC-25]', async (_what, parts) => {
    expect(Buffer.from((await test.store.media(logo.name))?.bytes ?? []).toString()).toBe('<svg>logo</svg>');
    await alter(parts);
    await expect(test.store.media(logo.name)).rejects.toThrow(AlteredMedia);
    expect(await test.store.media(aPicture('<svg>map</svg>').name)).toBeDefined();
  });

  it('are put right by the bundle they came with, and by the next one that has them', async () => {
    await alter({ bytes: Buffer.from(forged.bytes) });
    await test.writer.importRelease(release, NOW);
    expect(await test.store.media(logo.name)).toBeDefined();
    await alter({ sha256: forged.sha256 });
    await test.writer.importRelease(aRelease({ media: [logo] }), NOW);
    expect(await test.store.media(logo.name)).toBeDefined();
  });

  it('are listed with the others, for a scan', async () => {
    expect(await test.store.mediaNames()).toEqual(
      release.media && [...release.media].map(({ name }) => name).sort(),
    );
  });
});
