import type { RecordBody } from '@bank/contract/schemas';
import { perSnapshot } from '../../base/per-snapshot.ts';

/** The columns of articles by their id: few, and asked for by every list and article. */
export const columnsById = perSnapshot(
  async (content, language): Promise<ReadonlyMap<string, RecordBody<'column'>>> =>
    new Map((await content.list('column', language)).map(({ body }) => [body.columnId, body])),
);
