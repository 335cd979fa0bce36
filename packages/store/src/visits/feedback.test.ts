import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collected, DIALECTS, openTestVisits, type TestVisits } from '../testing.ts';
import { FEEDBACK_KEPT_MS } from './feedback.ts';
import { openVisitsStore } from './open-visits.ts';
import type { FeedbackBox, KeptFeedback } from './visits-store.ts';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');
const DAY = 86_400_000;

type NewFeedback = Parameters<FeedbackBox['add']>[0];
const someFeedback = (parts: Partial<NewFeedback> = {}): NewFeedback => ({
  submission: 's1',
  type: '3',
  content: '网点分布页的地图，希望能记住上次选择的城市。\n谢谢！𠮷',
  name: '林先生',
  phone: '13800138000',
  email: 'lin@example.com',
  pageUrl: '/bobbank/map',
  language: 'CN',
  isSuspect: false,
  createdAt: NOW,
  ...parts,
});
let drawn = 0;
const draw = () => `FB20261120-${String((drawn += 1)).padStart(6, '0')}`;
const all = async (box: FeedbackBox, since = 0, until = NOW + DAY): Promise<KeptFeedback[]> =>
  collected(box.list({ since, until }));

describe.each(DIALECTS)('feedback on $name', (dialect) => {
  let test: TestVisits;
  let box: FeedbackBox;
  beforeEach(async () => {
    test = await openTestVisits(dialect);
    box = test.visits.feedback;
  });
  afterEach(() => test.drop());

  it('is kept with every word of it [FB-1]', async () => {
    const ticketNo = await box.add(someFeedback(), draw);
    const { submission: _submission, ...given } = someFeedback();
    expect(await all(box)).toEqual([{ ticketNo, ...given }]);
    await box.add(someFeedback({ submission: 's2', isSuspect: true, createdAt: NOW + 1 }), draw);
    expect((await all(box)).map(({ isSuspect }) => isSuspect)).toEqual([false, true]);
  });

  it('is kept once, whatever comes at the same time from several processes [FB-1]', async () => {
    const others = [1, 2, 3].map(() => openVisitsStore(test.location));
    const boxes = [box, ...others.map(({ feedback }) => feedback)];
    const six = Array.from({ length: 6 });
    const numbers = await Promise.all(boxes.flatMap((one) => six.map(() => one.add(someFeedback(), draw))));
    expect(new Set(numbers).size).toBe(1);
    expect(await all(box)).toHaveLength(1);
    expect(await box.findTicket('s1')).toBe(numbers[0]);
    expect(await box.findTicket('s2')).toBeUndefined();
    for (const other of others) await other.close();
  });

  it('draws again when a number is taken', async () => {
    const numbers = ['FB20261120-AAAAAA', 'FB20261120-AAAAAA', 'FB20261120-BBBBBB'];
    const next = () => numbers.shift() ?? '';
    expect(await box.add(someFeedback(), next)).toBe('FB20261120-AAAAAA');
    expect(await box.add(someFeedback({ submission: 's2' }), next)).toBe('FB20261120-BBBBBB');
    await expect(box.add(someFeedback({ submission: 's3' }), () => 'FB20261120-AAAAAA')).rejects.toThrow(
      /reference number/,
    );
  });

  it('is listed oldest first between two moments, also when thousands came in one millisecond', async () => {
    await box.add(someFeedback({ submission: 'early', createdAt: NOW - 1 }), draw);
    for (let i = 0; i < 1_203; i += 1) await box.add(someFeedback({ submission: `n${i}` }), draw);
    await box.add(someFeedback({ submission: 'late', createdAt: NOW + 1 }), draw);
    const listed = await all(box, NOW, NOW + 1);
    expect(listed).toHaveLength(1_203);
    expect(new Set(listed.map(({ ticketNo }) => ticketNo)).size).toBe(1_203);
    expect(await all(box, NOW + 1, NOW + 2)).toHaveLength(1);
  });

  it('is swept away after the three years of the privacy policy, and not a day before [TRK-3]', async () => {
    await box.add(someFeedback({ submission: 'old', createdAt: NOW - FEEDBACK_KEPT_MS - 1 }), draw);
    await box.add(someFeedback({ submission: 'kept', createdAt: NOW - FEEDBACK_KEPT_MS }), draw);
    await box.add(someFeedback({ submission: 'new' }), draw);
    expect((await all(box)).map(({ createdAt }) => createdAt)).toEqual([NOW - FEEDBACK_KEPT_MS, NOW]);
  });

  it('survives kill -9 from the moment it is acknowledged [REL-1]', async () => {
    const { databaseUrl = '', dataDir } = test.location;
    const acknowledged: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const program = spawn(
        process.execPath,
        [new URL('../testing/keep-feedback.ts', import.meta.url).pathname],
        {
          env: { PATH: process.env['PATH'], DATA_DIR: dataDir, URL: databaseUrl, ROUND: String(round) },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      const wanted = acknowledged.length + 20 + round * 7;
      createInterface({ input: program.stdout }).on('line', (line) => {
        acknowledged.push(line);
        if (acknowledged.length >= wanted) program.kill('SIGKILL');
      });
      const [, signal] = await once(program, 'close');
      expect(signal).toBe('SIGKILL');
    }
    const kept = new Set((await all(box)).map(({ ticketNo }) => ticketNo));
    expect(acknowledged.length).toBeGreaterThan(100);
    expect(acknowledged.filter((ticketNo) => !kept.has(ticketNo))).toEqual([]);
  });
});
