import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStudioDatabase } from './database.ts';
import { listSteps, noteStep } from './steps.ts';

const aLog = () => {
  const database = openStudioDatabase({
    databaseUrl: '',
    dataDir: mkdtempSync(join(tmpdir(), 'studio-log-')),
  });
  for (const detail of ['one', 'two', 'three'])
    noteStep(database, { person: 'Li Na', step: 'edited', edition: null, detail });
  return database;
};

describe('the log of the studio', () => {
  it('holds what was done, oldest first', () => {
    const { steps, altered } = listSteps(aLog());
    expect(steps.map(({ sequence, detail }) => [sequence, detail])).toEqual([
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
    ]);
    expect(altered).toEqual([]);
  });

  it('shows a step that was altered', () => {
    const database = aLog();
    database.exec("update step set person = 'Wang Wei' where sequence = 2");
    expect(listSteps(database).altered).toEqual([2]);
  });

  it('shows that a step was taken out', () => {
    const database = aLog();
    database.exec('delete from step where sequence = 2');
    expect(listSteps(database).altered).toEqual([3]);
  });
});
