import type { Asking } from './asking.ts';
import type { PageOpinions } from './visits-store.ts';

// A path costs a row a day; whoever invents paths fills no disk with them.
const PATHS_A_DAY = 5_000;

export function pageOpinionsIn({ read, write }: Pick<Asking, 'read' | 'write'>): PageOpinions {
  return {
    count: ({ day, path, isUseful }) =>
      write(async (database) => {
        const counted = await database
          .updateTable('page_opinion')
          .set((row) => (isUseful ? { useful: row('useful', '+', 1) } : { useless: row('useless', '+', 1) }))
          .where('day', '=', day)
          .where('path', '=', path)
          .executeTakeFirst();
        if (counted.numUpdatedRows > 0n) return;
        const { paths } = await database
          .selectFrom('page_opinion')
          .select(({ fn }) => fn.countAll().as('paths'))
          .where('day', '=', day)
          .executeTakeFirstOrThrow();
        if (Number(paths) >= PATHS_A_DAY) return;
        await database
          .insertInto('page_opinion')
          .values({ day, path, useful: isUseful ? 1 : 0, useless: isUseful ? 0 : 1 })
          .onConflict((conflict) =>
            conflict.columns(['day', 'path']).doUpdateSet((row) => ({
              useful: row('page_opinion.useful', '+', isUseful ? 1 : 0),
              useless: row('page_opinion.useless', '+', isUseful ? 0 : 1),
            })),
          )
          .execute();
      }),

    list: ({ from, to }) =>
      read(async (database) => {
        const rows = await database
          .selectFrom('page_opinion')
          .select(({ fn }) => ['path', fn.sum('useful').as('useful'), fn.sum('useless').as('useless')])
          .where('day', '>=', from)
          .where('day', '<=', to)
          .groupBy('path')
          .orderBy('path')
          .execute();
        return rows.map(({ path, useful, useless }) => ({
          path,
          useful: Number(useful),
          useless: Number(useless),
        }));
      }),
  };
}
