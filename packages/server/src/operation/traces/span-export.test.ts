import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anOtlpReceiver, type OtlpReceiver } from '../../testing/otlp-receiver.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { aSpan, SPAN_KIND, Trace } from './span.ts';
import { SpanExport } from './span-export.ts';

let receiver: OtlpReceiver;
beforeEach(async () => {
  receiver = await anOtlpReceiver();
});
afterEach(() => receiver.stop());

function anExport({ token = '', everyMs = 5 } = {}) {
  const metrics = createMetrics();
  const said: string[] = [];
  const log = createLog('info', { write: (line) => void said.push(String(JSON.parse(line).msg)) });
  const config = { tracesUrl: receiver.url, tracesToken: token };
  const exported = new SpanExport({ config, resource: { 'service.name': 'a-test' }, log, metrics, everyMs });
  const counted = async () =>
    Object.fromEntries(
      (await metrics.traceSpans.get()).values.map(({ labels, value }) => [labels.outcome, value]),
    );
  return { exported, counted, said };
}

const spans = (count: number) => {
  const trace = new Trace(undefined, 1);
  return Array.from({ length: count }, (_, i) =>
    aSpan({
      trace,
      parentId: '',
      kind: SPAN_KIND.internal,
      name: `work ${i}`,
      attributes: { of: i, share: 0.5, isLast: i === count - 1 },
    }),
  );
};

describe('SpanExport', () => {
  it('sends spans in the order in which they ended, with the token of the receiver', async () => {
    const { exported, counted } = anExport({ token: 't0ken' });
    for (const span of spans(1_200)) exported.put(span);
    await exported.stop();
    expect(receiver.bodies.length).toBe(3);
    expect(receiver.spans().map(({ attributes }) => attributes['of'])).toEqual(
      Array.from({ length: 1_200 }, (_, i) => i),
    );
    expect(receiver.spans().at(-1)?.attributes).toEqual({ of: 1_199, share: 0.5, isLast: true });
    expect(receiver.headers[0]).toMatchObject({
      authorization: 'Bearer t0ken',
      'content-type': 'application/json',
    });
    expect(await counted()).toMatchObject({ sent: 1_200 });
  });

  it('keeps them while the receiver says that it is busy, and says so once', async () => {
    receiver.answer.status = 503;
    const { exported, counted, said } = anExport();
    for (const span of spans(10)) exported.put(span);
    await expect.poll(() => receiver.headers.length).toBeGreaterThan(2);
    receiver.answer.status = 200;
    await expect.poll(() => receiver.spans().length).toBe(10);
    await exported.stop();
    expect(await counted()).toEqual({ sent: 10, refused: 0, dropped: 0 });
    expect(said).toEqual(['traces are not taken; spans wait, then are dropped', 'traces are taken again']);
  });

  it('holds no more than it may, and counts the rest', async () => {
    const { exported, counted } = anExport({ everyMs: 60_000 });
    for (const span of spans(5_000)) exported.put(span);
    expect(await counted()).toMatchObject({ sent: 0, dropped: 5_000 - 4_096 });
    await exported.stop();
    expect(receiver.spans()).toHaveLength(4_096);
  });

  it.each([
    ['what it will never take', { status: 400, text: '{}' }, { refused: 10 }],
    [
      'in part',
      { status: 200, text: '{"partialSuccess":{"rejectedSpans":"3","errorMessage":"too old"}}' },
      { refused: 3, sent: 7 },
    ],
    ['in words that are no JSON', { status: 200, text: 'ok' }, { refused: 0, sent: 10 }],
  ])('counts what a receiver refuses: %s', async (_, answer, expected) => {
    Object.assign(receiver.answer, answer);
    const { exported, counted } = anExport();
    for (const span of spans(10)) exported.put(span);
    await exported.stop();
    expect(await counted()).toEqual({ sent: 0, dropped: 0, ...expected });
  });
});
