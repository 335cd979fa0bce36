import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/source-folder.ts';
import { ContentError } from '../errors.ts';
import { digestOf, inMemory, onDisk, wholeOf } from './file-content.ts';

it('refuses a file that is another one by the time it is read again', () => {
  const place = join(temporaryFolder(), 'article.ndjson');
  const bytes = Buffer.from('what was compared');
  writeFileSync(place, bytes);
  const sha256 = digestOf(inMemory(bytes));
  const content = onDisk(place, { path: 'content/article.ndjson', size: bytes.length, sha256 });
  expect(wholeOf(content)).toEqual(bytes);
  writeFileSync(place, 'what was swapped!');
  expect(() => wholeOf(content)).toThrow(ContentError);
  expect(() => wholeOf(content)).toThrow('content/article.ndjson was changed while it was being read');
});
