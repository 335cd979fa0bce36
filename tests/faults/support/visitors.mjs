import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { answerDigest } from '@bank/api/testing';
import { pageOpinion, submitFeedback } from '@bank/contract';
import { aBeacon } from '@bank/server/src/visits/testing/sent-beacons.ts';
import { openVisitsStore } from '@bank/store';
import { sum, visitorAt } from './clients.mjs';

const CODE = 'A7KM';
const AN_HOUR_MS = 3_600_000;

/** Codes that have been shown to visitors, in a visits store that need not exist yet; resolves to their keys. */
export async function drawCodes(dataDir, count) {
  const challenge = () => {
    const key = randomUUID();
    const createdAt = Date.now();
    const answer = answerDigest({ captchaKey: key, form: 'feedback', answer: CODE });
    return { key, form: 'feedback', answer, createdAt, expiresAt: createdAt + AN_HOUR_MS };
  };
  const visits = openVisitsStore({ databaseUrl: undefined, dataDir });
  const first = challenge();
  await visits.challenges.put(first);
  await visits.close();
  const file = openVisits(dataDir);
  const insert = file.prepare(
    'insert into challenge (key, form, answer, created_at, expires_at, tries) values (?, ?, ?, ?, ?, 0)',
  );
  file.exec('begin immediate');
  const others = Array.from({ length: count - 1 }, challenge);
  for (const { key, form, answer, createdAt, expiresAt } of others)
    insert.run(key, form, answer, createdAt, expiresAt);
  file.exec('commit');
  file.close();
  return [first, ...others].map(({ key }) => key);
}

/** Feedback of the visitor with this number. */
export const feedbackOf = (i, captchaKey) => ({
  kind: 'feedback',
  method: 'POST',
  path: submitFeedback.path,
  headers: visitorAt(i),
  body: JSON.stringify({
    draftId: randomUUID(),
    feedbackType: '3',
    content: `第 ${i} 位来访者的意见`,
    captchaKey,
    captcha: CODE,
  }),
});

export const opinionOf = (i, path = '/personal') => ({
  kind: 'opinion',
  method: 'POST',
  path: pageOpinion.path,
  headers: visitorAt(i),
  body: JSON.stringify({ path, useful: '1' }),
});

export const visitOf = (i) => {
  const view = randomUUID().replaceAll('-', '').slice(0, 16);
  return {
    kind: 'visit',
    view,
    method: 'POST',
    path: '/api/point/browse/info',
    headers: visitorAt(i),
    body: JSON.stringify(aBeacon({ view })),
  };
};

/** What visitors have been told is kept. */
export class Acknowledged {
  tickets = [];
  views = [];
  opinions = 0;

  get count() {
    return this.tickets.length + this.views.length + this.opinions;
  }

  note(answer, { kind, view }) {
    if (kind === 'feedback' && answer.status === 200)
      this.tickets.push(JSON.parse(answer.text).data.ticketNo);
    if (kind === 'opinion' && answer.status === 200) this.opinions += 1;
    if (kind === 'visit' && answer.status === 204) this.views.push(view);
  }

  /** How many of them are not in the store, and what SQLite says of the file. */
  compareWith(dataDir) {
    const { tickets, views, opinions, integrity } = keptIn(dataDir);
    const missing = {
      feedback: this.tickets.filter((ticket) => !tickets.has(ticket)).length,
      visits: this.views.filter((view) => !views.has(view)).length,
      opinions: Math.max(0, this.opinions - opinions),
    };
    return { missing, lost: sum(missing), integrity };
  }
}

export function openVisits(dataDir) {
  return new DatabaseSync(join(dataDir, 'visits.db'), { timeout: 5_000 });
}

export function keptIn(dataDir) {
  const file = openVisits(dataDir);
  try {
    const column = (sql) =>
      new Set(
        file
          .prepare(sql)
          .all()
          .map(({ value }) => value),
      );
    return {
      tickets: column('select ticket_no as value from feedback'),
      views: column('select view as value from visit_record'),
      opinions: Number(file.prepare('select sum(useful) as total from page_opinion').get()?.total ?? 0),
      integrity: String(file.prepare('pragma integrity_check').get()?.integrity_check),
    };
  } finally {
    file.close();
  }
}
