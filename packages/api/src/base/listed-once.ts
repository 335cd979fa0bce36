import type { Language } from '@bank/contract';
import type { RecordBody, RecordTypeName } from '@bank/contract/schemas';
import type { ContentSnapshot } from '@bank/store';
import { perSnapshot } from './per-snapshot.ts';

/** The bodies of all records of a type, read once for a content version and language: of types that have a few dozen, which nearly every page looks through. */
export const listedOnce = <Name extends RecordTypeName>(
  type: Name,
): ((content: ContentSnapshot, language: Language) => Promise<readonly RecordBody<Name>[]>) =>
  perSnapshot(async (content, language) =>
    (await content.list(type, language)).map(({ body }) => body as RecordBody<Name>),
  );
