import { readPart } from '../../../formats/tables/workbook-xml.ts';

export interface S3Object {
  key: string;
  size: number;
  etag: string;
}

/** One page of ListObjectsV2, and what to ask for the next one with. */
export function readListing(xml: Buffer): { objects: S3Object[]; next: string | undefined } {
  const objects: S3Object[] = [];
  const inside: string[] = [];
  let next: string | undefined;
  let text = '';
  readPart(xml, {
    open({ name }) {
      inside.push(name);
      text = '';
      if (name === 'Contents') objects.push({ key: '', size: 0, etag: '' });
    },
    text: (more) => (text += more),
    close(name) {
      inside.pop();
      if (name === 'NextContinuationToken') next = text;
      const last = inside.at(-1) === 'Contents' ? objects.at(-1) : undefined;
      if (last === undefined) return;
      if (name === 'Key') last.key = text;
      if (name === 'Size') last.size = Number(text);
      if (name === 'ETag') last.etag = text;
    },
  });
  return { objects, next };
}
