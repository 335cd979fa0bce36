import { timingSafeEqual } from 'node:crypto';
import type { Asking } from './asking.ts';
import type { Challenges } from './visits-store.ts';

/** FB-4 and SEC-18: a challenge may be answered this often. */
export const CHALLENGE_TRIES = 5;

// Rows that nobody can use any more are harmless; they only have to be bounded.
const SWEEP_EVERY_MS = 60_000;

export function challengesIn({ read, write }: Pick<Asking, 'read' | 'write'>): Challenges {
  let sweptAt = -Infinity;
  return {
    put: ({ key, form, answer, createdAt, expiresAt }) =>
      write(async (database) => {
        const fresh = { form, answer, created_at: createdAt, expires_at: expiresAt, tries: 0, used_at: null };
        await database
          .insertInto('challenge')
          .values({ key, ...fresh })
          .onConflict((conflict) => conflict.column('key').doUpdateSet(fresh))
          .execute();
        if (Math.abs(createdAt - sweptAt) < SWEEP_EVERY_MS) return;
        sweptAt = createdAt;
        await database.deleteFrom('challenge').where('expires_at', '<=', createdAt).execute();
      }),

    redeem: ({ key, form, answer, now }) =>
      write(async (database) => {
        // One statement takes the try and one takes the win, so that of many at once no more than one can have it.
        const taken = await database
          .updateTable('challenge')
          .set((row) => ({ tries: row('tries', '+', 1) }))
          .where('key', '=', key)
          .where('form', '=', form)
          .where('used_at', 'is', null)
          .where('tries', '<', CHALLENGE_TRIES)
          .where('expires_at', '>', now)
          .returning(['answer', 'created_at', 'tries'])
          .executeTakeFirst();
        if (taken === undefined) return 'gone';
        if (!areEqual(taken.answer, answer)) return taken.tries < CHALLENGE_TRIES ? 'wrong' : 'gone';
        const won = await database
          .updateTable('challenge')
          .set({ used_at: now })
          .where('key', '=', key)
          .where('answer', '=', taken.answer)
          .where('created_at', '=', taken.created_at)
          .where('used_at', 'is', null)
          .executeTakeFirst();
        return won.numUpdatedRows === 1n ? 'solved' : 'gone';
      }),

    count: () =>
      read(async (database) => {
        const row = await database
          .selectFrom('challenge')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
        return Number(row.count);
      }),
  };
}

function areEqual(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
