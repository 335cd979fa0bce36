import { expect, it } from 'vitest';
import { changedAt, fileTag } from './file-tag.ts';

it('an ETag is the one that nginx makes of a file that changed at a moment of our choice', () => {
  const tag = fileTag('________AAAAAAAAAAAAAA', 'b', 4_660);
  expect(tag).toBe('"7ffffffb-1234"');
  // As `"%xT-%xO"` is written there.
  expect(`"${changedAt(tag).toString(16)}-${(4_660).toString(16)}"`).toBe(tag);
  expect(changedAt(tag)).toBeLessThan(2 ** 31);
});

it('forms of one body, and bodies of one length, have ETags of their own', () => {
  const digests = ['AAAAAA', 'AAAAQA', 'gAAAAA'];
  const tags = digests.flatMap((digest) =>
    (['0', '1', '5', '6', 'b'] as const).map((form) => fileTag(digest, form, 9)),
  );
  expect(new Set(tags).size).toBe(15);
});
