import { isPictureName, type Change } from '@bank/publish/editing';
import type { ChangeModel } from '../pages/page-model.ts';

/** A picture is made in several widths and formats; of each place one is looked at. */
export function changeModel(
  { kind, type, key, title, fields, media = [] }: Change,
  edition: number,
): ChangeModel {
  const linkTo = (name: string | undefined) =>
    name === undefined || !isPictureName(name) ? undefined : `/editions/${edition}/compared/${name}`;
  const byPlace = new Map<string, ChangeModel['pictures'][number]>();
  for (const { language, field, before, after } of media) {
    const pair = { language, field, before: linkTo(before), after: linkTo(after) };
    const place = `${language} ${field.replace(/\.variants\..*$/, '')}`;
    if (!byPlace.has(place) && (pair.before ?? pair.after) !== undefined) byPlace.set(place, pair);
  }
  return {
    kind,
    item: `${type}/${key}`,
    title,
    fields: fields.flatMap(({ language, changes }) =>
      changes.map(({ field, before = '', after = '' }) => ({ language, field, before, after })),
    ),
    pictures: [...byPlace.values()],
  };
}

/** Names that an edition's comparison shows, and no others. */
export function mediaNamesIn(changes: readonly Change[]): Set<string> {
  return new Set(
    changes
      .flatMap(({ media = [] }) => media.flatMap(({ before, after }) => [before, after]))
      .filter((name) => name !== undefined && isPictureName(name)),
  ) as Set<string>;
}
