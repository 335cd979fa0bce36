import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { submitFeedback } from '@bank/contract';
import { answerDigest } from '@bank/api/testing';
import { openVisitsStore, type VisitsStore } from '@bank/store';
import { collected, SmallDisk, whyNoSmallDisk } from '@bank/store/testing';
import { runProgram, type Running } from '../testing/run-main.ts';

interface Answer {
  status: number;
  envelope: { code: number; msg: string; data: { ticketNo: string } | null };
}

describe('a server whose disk is full', () => {
  let disk: SmallDisk | undefined;
  let running: Running | undefined;
  let store: VisitsStore | undefined;
  beforeEach((context) => {
    const reason = whyNoSmallDisk();
    if (reason !== undefined) context.skip(reason);
    disk = new SmallDisk(4);
  });
  afterEach(async () => {
    running?.process.kill('SIGKILL');
    await running?.ended;
    await store?.close();
    disk?.remove();
  });

  it('says 503 to feedback, loses none that it has acknowledged, and takes it again with room [REL-7] [REL-1]', async () => {
    if (disk === undefined) throw new Error('There is no disk.');
    const dataDir = disk.folder;
    running = runProgram('tracking-main.ts', {
      PORT: '0',
      METRICS_PORT: '0',
      HOST: '127.0.0.1',
      BANK_DATA_DIR: dataDir,
      TRUST_PROXY: '127.0.0.1',
    });
    const url = String((await running.said('listening'))['url']);
    const visits = openVisitsStore({ databaseUrl: undefined, dataDir });
    store = visits;
    let visitor = 0;
    const aCode = async () => {
      const captchaKey = randomUUID();
      const answer = answerDigest({ captchaKey, form: 'feedback', answer: 'A7KM' });
      const createdAt = Date.now();
      const expiresAt = createdAt + 300_000;
      await visits.challenges.put({ key: captchaKey, form: 'feedback', answer, createdAt, expiresAt });
      return captchaKey;
    };
    const send = async (captchaKey: string): Promise<Answer> => {
      visitor += 1;
      const answer = await fetch(`${url}${submitFeedback.path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `192.0.2.${visitor}`,
        },
        body: JSON.stringify({
          draftId: randomUUID(),
          feedbackType: '3',
          content: '字'.repeat(500),
          captchaKey,
          captcha: 'A7KM',
        }),
      });
      return { status: answer.status, envelope: (await answer.json()) as Answer['envelope'] };
    };

    const codes: string[] = [];
    for (let i = 0; i < 60; i += 1) codes.push(await aCode());
    const before = await send(codes.shift() ?? '');
    expect(before.status).toBe(200);

    disk.fill();
    const answers: Answer[] = [];
    for (const code of codes) answers.push(await send(code));
    const refused = answers.filter(({ status }) => status !== 200);
    // The log that SQLite has already may take a few more.
    expect(refused.length).toBeGreaterThan(20);
    for (const { status, envelope } of refused) {
      expect(status).toBe(503);
      expect(envelope).toMatchObject({ data: null, msg: expect.stringMatching(/try again/i) as string });
    }

    disk.makeRoom();
    const after = await send(await aCode());
    expect(after.status).toBe(200);
    const acknowledged = [before, ...answers, after].flatMap(({ envelope }) => envelope.data?.ticketNo ?? []);
    const kept = await collected(visits.feedback.list({ since: 0, until: Number.MAX_SAFE_INTEGER }));
    expect(kept.map(({ ticketNo }) => ticketNo).sort()).toEqual(acknowledged.sort());
  });
});
