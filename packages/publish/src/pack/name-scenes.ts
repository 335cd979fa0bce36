import type { RecordTypeName } from '@bank/contract/schemas';
import { isGroup, type RecordLine } from '../base/bundle/record-line.ts';

const HAVE_BANNERS: ReadonlySet<RecordTypeName> = new Set(['page', 'column', 'banner', 'link-page']);

/** `scene: news-1` of whatever has a banner → the pictures that it shows on wide windows and on phones. */
export function nameScenes(type: RecordTypeName, record: RecordLine): void {
  if (!HAVE_BANNERS.has(type)) return;
  const own = [record, record.zh, record.en].filter(isGroup);
  for (const fields of [...own, ...own.map(({ banner }) => banner).filter(isGroup)]) nameScene(fields);
}

function nameScene(fields: Record<string, unknown>): void {
  const { scene } = fields;
  if (typeof scene !== 'string') return;
  delete fields['scene'];
  fields['cover'] = `images/scenes/${scene}.wide.svg`;
  fields['phoneCover'] = `images/scenes/${scene}.phone.svg`;
}
