import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEDIA_TYPES } from '@bank/publish/editing';
import type { Settings } from '@bank/publish/settings';
import { openContentStore, type Media } from '@bank/store';

/** A file by its stored name: of an edition's bundle, or of what visitors see. */
export async function findEditionMedia(
  { location }: Pick<Settings, 'location'>,
  bundle: string,
  name: string,
): Promise<Media | undefined> {
  const file = join(bundle, 'media', name);
  const ending = name.slice(name.lastIndexOf('.') + 1) as keyof typeof MEDIA_TYPES;
  if (existsSync(file)) return { type: MEDIA_TYPES[ending], bytes: readFileSync(file) };
  const store = await openContentStore(location);
  try {
    return await store.media(name);
  } finally {
    await store.close();
  }
}
