import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { answering } from '@bank/contract/testing';
import { listen } from '../process/listen.ts';

/* What OTLP/HTTP says of a request in JSON, and nothing besides (https://opentelemetry.io/docs/specs/otlp/). */

const Value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ boolValue: z.boolean() }),
  z.strictObject({ intValue: z.string().regex(/^-?\d+$/) }),
  z.strictObject({ doubleValue: z.number() }),
]);
const Attributes = z.array(z.strictObject({ key: z.string().min(1), value: Value }));
const Id = (digits: number) => z.string().regex(new RegExp(`^(?!0+$)[0-9a-f]{${digits}}$`));
const Nanoseconds = z.string().regex(/^1\d{18}$/);
const SentSpan = z.strictObject({
  traceId: Id(32),
  spanId: Id(16),
  parentSpanId: Id(16).optional(),
  flags: z.literal(1),
  name: z.string().min(1),
  kind: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  startTimeUnixNano: Nanoseconds,
  endTimeUnixNano: Nanoseconds,
  attributes: Attributes,
  status: z.strictObject({ code: z.literal(2) }).optional(),
});
const Sent = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: Attributes }),
      scopeSpans: z.array(
        z.strictObject({ scope: z.strictObject({ name: z.string() }), spans: z.array(SentSpan) }),
      ),
    }),
  ),
});

export interface ReceivedSpan extends Omit<z.infer<typeof SentSpan>, 'attributes'> {
  attributes: Record<string, string | number | boolean>;
}

export interface OtlpReceiver {
  url: string;
  /** What it answers from now on; `text` is its body. */
  answer: { status: number; text: string };
  spans: () => ReceivedSpan[];
  /** Every body as it came. */
  bodies: string[];
  headers: IncomingHttpHeaders[];
  stop: () => Promise<void>;
}

/** Takes spans as a collector does, and throws where they are not as the protocol has them. */
export async function anOtlpReceiver(): Promise<OtlpReceiver> {
  const bodies: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const answer = { status: 200, text: '{"partialSuccess":{}}' };
  const server = createServer(
    answering(async (request, response) => {
      const body = await text(request);
      headers.push(request.headers);
      if (answer.status === 200) bodies.push(body);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
    }),
  );
  const port = await listen(server, '127.0.0.1', 0, 'PORT');
  return {
    url: `http://127.0.0.1:${port}/v1/traces`,
    answer,
    bodies,
    headers,
    spans: () => bodies.flatMap((body) => spansIn(body)),
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function spansIn(body: string): ReceivedSpan[] {
  const { resourceSpans } = Sent.parse(JSON.parse(body));
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map((span) => ({
      ...span,
      attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, plain(value)])),
    }));
}

function plain(value: z.infer<typeof Value>): string | number | boolean {
  if ('stringValue' in value) return value.stringValue;
  if ('boolValue' in value) return value.boolValue;
  return 'intValue' in value ? Number(value.intValue) : value.doubleValue;
}
