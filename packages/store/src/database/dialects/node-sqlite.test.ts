import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { nodeSqlite } from './node-sqlite.ts';

function aDatabase() {
  const file = new DatabaseSync(':memory:');
  onTestFinished(() => file.close());
  const prepared = vi.spyOn(file, 'prepare');
  const database = nodeSqlite(file);
  const ask = (number: number) => database.prepare(`select ${number}`);
  return { ask, prepared };
}

it('prepares a statement once, however often it is asked', () => {
  const { ask, prepared } = aDatabase();
  expect(ask(1)).toBe(ask(1));
  expect(prepared).toHaveBeenCalledTimes(1);
});

it('lets go of the statement that was asked longest ago when there are too many', () => {
  const { ask, prepared } = aDatabase();
  for (let number = 1; number <= 200; number += 1) ask(number);
  ask(1);
  ask(201);
  prepared.mockClear();
  ask(1);
  ask(3);
  expect(prepared).not.toHaveBeenCalled();
  ask(2);
  expect(prepared).toHaveBeenCalledTimes(1);
});
