import { expect, it } from 'vitest';
import { inMemory } from '../base/bundle/file-content.ts';
import { sha256 } from '../base/bundle/manifest.ts';
import { ContentError } from '../base/errors.ts';
import { makeBundle } from './make-bundle.ts';
import { PackedRecords } from './packed-records.ts';

const NOW = new Date('2026-11-23T01:00:00Z');

function bundleOf(fileCount: number) {
  const media = new Map(
    Array.from({ length: fileCount }, (_, index) => {
      const bytes = Buffer.from(String(index));
      const digest = sha256(bytes);
      return [`${digest.slice(0, 24)}.svg`, { content: inMemory(bytes), sha256: digest }] as const;
    }),
  );
  return makeBundle({ scope: 'site', records: new PackedRecords(), media }, NOW);
}

it('refuses in words what an import would refuse for its many files', () => {
  expect(bundleOf(1_000).manifest.files).toHaveLength(1_000);
  expect(() => bundleOf(60_000)).toThrow(ContentError);
  expect(() => bundleOf(60_000)).toThrow('would have 60,000 files');
});
