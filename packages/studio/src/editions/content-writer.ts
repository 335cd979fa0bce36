import { openContentWriter, type ContentWriter } from '@bank/store';
import type { Settings } from '@bank/publish/settings';

/** How the store of releases is opened; tests that end the process in the middle open it their way. */
export type OpenWriter = typeof openContentWriter;

export async function withWriter<Result>(
  { location }: Pick<Settings, 'location'>,
  work: (writer: ContentWriter) => Promise<Result>,
  open: OpenWriter = openContentWriter,
): Promise<Result> {
  const writer = await open(location);
  try {
    await writer.migrate();
    return await work(writer);
  } finally {
    await writer.close();
  }
}
