import type { Language } from '@bank/contract';
import type { RecordBody, RecordTypeName } from '@bank/contract/schemas';
import type { ContentSnapshot } from '@bank/store';
import { NotFound } from './problems.ts';

/** The one record of a type that has only one, such as the site config. */
export async function singleRecord<Name extends RecordTypeName>(
  content: ContentSnapshot,
  type: Name,
  language: Language,
): Promise<RecordBody<Name>> {
  const [item] = await content.list(type, language, { limit: 1 });
  if (item === undefined) throw new NotFound(`The content has no ${type} in ${language}`);
  return item.body;
}
