import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aStudio } from '../testing/a-studio.ts';
import { holdStudio } from './only-studio.ts';

function aFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

describe('a studio on SQLite', () => {
  it('is alone in its folder until it ends, and a second one is told which', async () => {
    const studio = await aStudio();
    expect(() => studio.beside()).toThrow(
      `Another studio works in ${join(studio.dataDir, 'studio')}. Stop it first`,
    );
    await studio.reopen();
    expect((await (await studio.signIn('Li Na')).get('/')).status).toBe(200);
  });

  it('shares nothing with one in another folder, or on PostgreSQL', () => {
    const dataDir = aFolder();
    for (const location of [
      { databaseUrl: '', dataDir },
      { databaseUrl: '', dataDir: aFolder() },
      { databaseUrl: 'postgres://studio@db/studio', dataDir },
    ])
      onTestFinished(holdStudio(location));
  });
});
