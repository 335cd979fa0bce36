import { resolve } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ROOT = resolve(import.meta.dirname, '../..');

/** What takes minutes, the longest first. */
export const LONG = [
  'tests/reading/faults.test.ts',
  'tests/reading/whole-site.test.ts',
  'tests/reading/attacks.test.ts',
  'tests/reading/mirror.test.ts',
  'tests/documented-commands.test.ts',
  'tests/reading/documented-commands.test.ts',
];

/**
 * In a fresh clone Vitest knows no times and begins with the largest files. The one that takes longest is small: one worker was at it
 * for four minutes when the others had nothing left.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return inOrder(await super.sort(files));
  }
}

export function inOrder<File extends { moduleId: string }>(files: readonly File[]): File[] {
  return files.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const places = new Map(LONG.map((path, index) => [resolve(ROOT, path), index]));
const placeOf = ({ moduleId }: { moduleId: string }) => places.get(moduleId) ?? LONG.length;
