import { addDays, SPEED_MEASURES, WINDOW_KINDS } from '@bank/contract';
import type { Asking } from './asking.ts';
import { speedAtRank, speedBucket } from './speed-buckets.ts';
import type { VisitsDatabase } from './tables.ts';
import type { PageSpeeds, SpeedFigures } from './visits-store.ts';

const WRITTEN_WITHIN_MS = 5_000;
/** Changes of the site are compared over a season. */
const DAYS_KEPT = 92;
/** Of different rows, while the database is away; a page has some two hundred. */
const COUNTED_AT_MOST = 20_000;
/** Parameters of a statement are limited. */
const ROWS_A_STATEMENT = 100;

interface Counted {
  day: string;
  path: string;
  window_kind: string;
  measure: string;
  bucket: number;
  documents: number;
}

/** `close` writes what was counted; it never rejects. */
export function pageSpeedsIn({
  read,
  write,
}: Pick<Asking, 'read' | 'write'>): PageSpeeds & { close: () => Promise<void> } {
  let pending = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let sweptOn = '';
  let isClosed = false;

  const add = (one: Counted) => {
    const key = keyOf(one);
    const known = pending.get(key);
    if (known !== undefined) known.documents += one.documents;
    else if (pending.size < COUNTED_AT_MOST) pending.set(key, one);
  };
  const writeSoon = () => {
    if (isClosed) return;
    timer ??= setTimeout(() => {
      writing = writeAll();
    }, WRITTEN_WITHIN_MS).unref();
  };
  const writeAll = async () => {
    clearTimeout(timer);
    timer = undefined;
    const counted = [...pending.values()];
    pending = new Map();
    if (counted.length === 0) return;
    const newest = counted.reduce((latest, { day }) => (day > latest ? day : latest), '');
    try {
      await write(async (database) => {
        if (sweptOn !== newest) await forget(database, newest);
        await store(database, counted);
      });
      sweptOn = newest;
    } catch {
      // Nobody waits for it: with the next ones.
      for (const one of counted) add(one);
      writeSoon();
    }
  };

  return {
    count({ day, path, window, measures }) {
      for (const measure of SPEED_MEASURES) {
        const value = measures[measure];
        if (value === undefined) continue;
        add({ day, path, window_kind: window, measure, bucket: speedBucket(value), documents: 1 });
      }
      writeSoon();
    },

    list: ({ from, to }) => read((database) => figures(database, from, to)),
    async close() {
      isClosed = true;
      await writing;
      await writeAll();
    },
  };
}

async function forget(database: VisitsDatabase, today: string): Promise<void> {
  await database.deleteFrom('page_speed').where('day', '<=', addDays(today, -DAYS_KEPT)).execute();
}

async function store(database: VisitsDatabase, counted: readonly Counted[]): Promise<void> {
  // Two processes that write at once take the rows in one order.
  const rows = counted.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await database
      .insertInto('page_speed')
      .values(rows.slice(from, from + ROWS_A_STATEMENT))
      .onConflict((conflict) =>
        conflict.columns(['day', 'path', 'window_kind', 'measure', 'bucket']).doUpdateSet((eb) => ({
          documents: eb('page_speed.documents', '+', eb.ref('excluded.documents')),
        })),
      )
      .execute();
}

const keyOf = ({ day, path, window_kind, measure, bucket }: Counted) =>
  [day, path, window_kind, measure, bucket].join(' ');

async function figures(database: VisitsDatabase, from: string, to: string): Promise<SpeedFigures[]> {
  const rows = await database
    .selectFrom('page_speed')
    .select(({ fn }) => ['path', 'window_kind', 'measure', 'bucket', fn.sum('documents').as('documents')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['path', 'window_kind', 'measure', 'bucket'])
    .orderBy('path')
    .orderBy('bucket')
    .execute();
  const byPath = Map.groupBy(rows, ({ path }) => path);
  return [...byPath].flatMap(([path, ofPath]) =>
    WINDOW_KINDS.flatMap((window) =>
      SPEED_MEASURES.flatMap((measure) => {
        const buckets = ofPath
          .filter((row) => row.window_kind === window && row.measure === measure)
          .map(({ bucket, documents }) => ({ bucket, documents: Number(documents) }));
        const p75 = speedAtRank(buckets, 0.75);
        if (p75 === undefined) return [];
        const documents = buckets.reduce((all, one) => all + one.documents, 0);
        return [{ path, window, measure, documents, p75 }];
      }),
    ),
  );
}
