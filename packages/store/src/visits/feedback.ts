import type { Asking } from './asking.ts';
import type { FeedbackTable } from './tables.ts';
import type { FeedbackBox, KeptFeedback } from './visits-store.ts';

const READ_AT_ONCE = 500;
// A number of six characters is drawn twice on one day once in a billion; this is for a broken generator.
const NUMBERS_TRIED = 5;
/** The privacy policy promises three years. */
export const FEEDBACK_KEPT_MS = 3 * 365 * 86_400_000;
const SWEEP_EVERY_MS = 3_600_000;

export function feedbackIn({ read, write }: Pick<Asking, 'read' | 'write'>): FeedbackBox {
  let sweptAt = -Infinity;
  const ticketOf = (submission: string) => (database: Parameters<Parameters<Asking['read']>[0]>[0]) =>
    database
      .selectFrom('feedback')
      .select('ticket_no')
      .where('submission', '=', submission)
      .executeTakeFirst();

  return {
    findTicket: (submission) => read(async (database) => (await ticketOf(submission)(database))?.ticket_no),

    add: (feedback, drawNumber) =>
      write(async (database) => {
        if (Math.abs(feedback.createdAt - sweptAt) >= SWEEP_EVERY_MS) {
          sweptAt = feedback.createdAt;
          const endedAt = feedback.createdAt - FEEDBACK_KEPT_MS;
          await database.deleteFrom('feedback').where('created_at', '<', endedAt).execute();
        }
        for (let tried = 0; tried < NUMBERS_TRIED; tried += 1) {
          const added = await database
            .insertInto('feedback')
            .values(toRow(feedback, drawNumber()))
            .onConflict((conflict) => conflict.doNothing())
            .returning('ticket_no')
            .executeTakeFirst();
          const kept = added ?? (await ticketOf(feedback.submission)(database));
          if (kept !== undefined) return kept.ticket_no;
        }
        throw new Error('No free reference number was found for feedback.');
      }),

    async *list({ since, until }) {
      let after: { createdAt: number; ticketNo: string } | undefined;
      for (;;) {
        const rows = await read((database) => {
          let query = database
            .selectFrom('feedback')
            .selectAll()
            .where('created_at', '>=', since)
            .where('created_at', '<', until);
          if (after !== undefined) {
            const { createdAt, ticketNo } = after;
            query = query.where((row) =>
              row.or([
                row('created_at', '>', createdAt),
                row.and([row('created_at', '=', createdAt), row('ticket_no', '>', ticketNo)]),
              ]),
            );
          }
          return query.orderBy('created_at').orderBy('ticket_no').limit(READ_AT_ONCE).execute();
        });
        const found = rows.map(toFeedback);
        yield* found;
        after = found.at(-1);
        if (found.length < READ_AT_ONCE) return;
      }
    },
  };
}

function toRow(feedback: Parameters<FeedbackBox['add']>[0], ticketNo: string): FeedbackTable {
  const { submission, type, content, name, phone, email, pageUrl, language, isSuspect, createdAt } = feedback;
  return {
    ticket_no: ticketNo,
    submission,
    type,
    content,
    name,
    phone,
    email,
    page_url: pageUrl,
    language,
    is_suspect: isSuspect ? 1 : 0,
    created_at: createdAt,
  };
}

function toFeedback(row: FeedbackTable): KeptFeedback {
  const { type, content, name, phone, email, language } = row;
  return {
    ticketNo: row.ticket_no,
    type,
    content,
    name,
    phone,
    email,
    pageUrl: row.page_url,
    language,
    isSuspect: row.is_suspect === 1,
    createdAt: row.created_at,
  };
}
