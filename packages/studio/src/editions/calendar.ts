import { existsSync } from 'node:fs';
import { SCOPES, isDay, type Scope } from '@bank/contract';
import { momentOf } from '@bank/publish/editing';
import type { StudioDatabase } from '../store/database.ts';
import { hasEnded, listEditions } from './edition.ts';
import type { EditionFolders } from './edition-folder.ts';
import { findEmbargo } from './embargo.ts';
import type { ItemDate, ListedItem } from './listed-content.ts';
import type { Releases } from './releases.ts';

/** Something that comes or goes at a moment. */
export interface CalendarEntry {
  at: number;
  /** Whether its author named a day and no clock. */
  isDay: boolean;
  kind: 'release' | 'embargo' | ItemDate['field'];
  scope: Scope;
  title: string;
  /** Of an edition, where there is one. */
  edition: number | undefined;
}

interface CalendarParts {
  database: StudioDatabase;
  folders: EditionFolders;
  releases: Releases;
}

/** Scheduled releases, editions under embargo, and records of the sources that have a day or moment, oldest first. */
export async function calendarEntries({
  database,
  folders,
  releases,
}: CalendarParts): Promise<CalendarEntry[]> {
  const editions = listEditions(database);
  const entries: CalendarEntry[] = [];
  for (const { scope, scheduled } of await releases.all())
    for (const { id, since } of scheduled) {
      const edition = editions.find(({ releaseId }) => releaseId === id);
      const title = edition?.title ?? String(id);
      entries.push({ at: since ?? 0, isDay: false, kind: 'release', scope, title, edition: edition?.id });
    }
  for (const { id, scope, title, state } of editions) {
    const until = hasEnded({ state }) ? undefined : findEmbargo(database, id);
    if (until !== undefined)
      entries.push({ at: until, isDay: false, kind: 'embargo', scope, title, edition: id });
  }
  for (const scope of SCOPES) {
    if (!existsSync(folders.sourceOf(scope))) continue;
    for (const item of await folders.listed(scope)) entries.push(...entriesOfItem(item, scope));
  }
  return entries.sort((a, b) => a.at - b.at);
}

function entriesOfItem({ zh, dates }: ListedItem, scope: Scope): CalendarEntry[] {
  return dates.flatMap(({ field, text }) => {
    const at = momentIn(text);
    if (at === undefined) return [];
    return [{ at, isDay: isDay(text), kind: field, scope, title: zh, edition: undefined }];
  });
}

/** Undefined for what is neither: `content check` tells its author. */
function momentIn(text: string): number | undefined {
  try {
    return momentOf(isDay(text) ? `${text}T00:00` : text);
  } catch {
    return undefined;
  }
}
