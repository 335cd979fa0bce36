import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EmbeddingServer, withStatus } from '../../testing/embedding-server.ts';
import { EmbeddingsUnavailable, TextsRefused, TextsTooMany } from './embedder.ts';
import { EmbeddingEndpoint, type EndpointPatience } from './embedding-endpoint.ts';

const KEY = 'sk-hunter2-and-more';
const QUICK: EndpointPatience = { timeoutMs: 20_000, retries: 2, pauseMs: 1 };

describe('an endpoint of embeddings', () => {
  let server: EmbeddingServer;
  let url: string;
  beforeEach(async () => {
    server = new EmbeddingServer();
    url = await server.listen();
  });
  afterEach(() => server.close());

  const endpoint = (patience: Partial<EndpointPatience> = {}, model = 'm') =>
    new EmbeddingEndpoint({ url, model, key: KEY }, { ...QUICK, ...patience });
  const refusal = async (asked: Promise<unknown>): Promise<Error> =>
    asked.then(
      () => expect.unreachable(),
      (error: unknown) => error as Error,
    );

  it('is asked for many texts in one call, with its model and key, and answers in any order', async () => {
    const vectors = await endpoint().embed(['存款', '贷款', 'card'], 'passage');
    expect(server.requests).toEqual([
      {
        path: '/v1/embeddings',
        authorization: `Bearer ${KEY}`,
        body: { model: 'm', input: ['存款', '贷款', 'card'] },
      },
    ]);
    expect(vectors).toEqual(['存款', '贷款', 'card'].map((text) => server.model.vectorOf(text)));
  });

  it('is told which texts ask and which answer, where its model wants to know', async () => {
    const e5 = endpoint({}, 'intfloat/multilingual-e5-small');
    await e5.embed(['卡丢了'], 'query');
    await e5.embed(['挂失'], 'passage');
    await endpoint({}, 'bge-m3').embed(['卡丢了'], 'query');
    const told = new EmbeddingEndpoint({ url, model: 'e5-small', key: '', sendsKind: true }, QUICK);
    await told.embed(['卡丢了'], 'query');
    expect(server.requests.map(({ body }) => body.input)).toEqual([
      ['query: 卡丢了'],
      ['passage: 挂失'],
      ['卡丢了'],
      ['卡丢了'],
    ]);
    expect(server.requests.at(-1)).toMatchObject({ authorization: undefined, body: { input_type: 'query' } });
    const models = [e5.model, endpoint({}, 'intfloat/multilingual-e5-smaller').model, told.model];
    expect(new Set(models).size).toBe(3);
  });

  it.each([429, 500, 503])('is asked again after a %i, as often as that helps', async (status) => {
    server.next.push(withStatus(status), withStatus(status));
    expect(await endpoint().embed(['a'], 'query')).toHaveLength(1);
    expect(server.requests).toHaveLength(3);
    server.next.push(withStatus(status), withStatus(status), withStatus(status));
    await expect(endpoint().embed(['a'], 'query')).rejects.toThrow(EmbeddingsUnavailable);
  });

  it('is given the time that it asks for', async () => {
    server.next.push(withStatus(429, '', { 'retry-after': '0.2' }));
    const started = performance.now();
    await endpoint().embed(['a'], 'query');
    expect(performance.now() - started).toBeGreaterThan(190);
  });

  it('is not asked again what it does not take, and is told apart from one that is away', async () => {
    server.next.push(withStatus(413, 'too long'));
    expect(await refusal(endpoint().embed(['a'], 'passage'))).toBeInstanceOf(TextsRefused);
    server.next.push(withStatus(404, 'no such model'));
    const away = await refusal(endpoint().embed(['a'], 'passage'));
    expect(away).toBeInstanceOf(EmbeddingsUnavailable);
    expect(away.message).toContain('answered 404: no such model');
    expect(server.requests).toHaveLength(2);
  });

  it('tells its key to nobody, not even when the server repeats it [SEC-27]', async () => {
    server.next.push(withStatus(401, `Incorrect API key provided: ${KEY}`));
    const refused = await refusal(endpoint().embed(['a'], 'passage'));
    expect(refused.message).toContain('Incorrect API key provided: …');
    await server.close();
    const gone = await refusal(endpoint({ retries: 0 }).embed(['a'], 'passage'));
    for (const error of [refused, gone]) {
      expect(`${error.message}${error.stack}${JSON.stringify(error)}${String(error.cause)}`).not.toContain(
        KEY,
      );
    }
  });

  it('takes its key to no other address [SEC-27]', async () => {
    const other = new EmbeddingServer();
    const location = await other.listen();
    server.next.push(withStatus(307, '', { location: `${location}/embeddings` }));
    await expect(endpoint({ retries: 0 }).embed(['a'], 'query')).rejects.toThrow(EmbeddingsUnavailable);
    expect(other.requests).toEqual([]);
    await other.close();
  });

  it('is not waited for longer than was said', async () => {
    server.next.push(() => undefined);
    await expect(endpoint({ timeoutMs: 50, retries: 0 }).embed(['a'], 'query')).rejects.toThrow(
      /within 50 ms/,
    );
  });

  it('is told fewer texts, not the same again, where so many take too long', async () => {
    server.next.push(() => undefined);
    const asked = endpoint({ timeoutMs: 50, retries: 2 }).embed(['a', 'b'], 'passage');
    await expect(asked).rejects.toThrow(TextsTooMany);
    expect(server.requests).toHaveLength(1);
  });

  const data = (...embeddings: unknown[]) =>
    JSON.stringify({ data: embeddings.map((embedding, index) => ({ index, embedding })) });
  it.each([
    ['no JSON', '<html>'],
    ['half of it', '{"data":[{"index":0,"embed'],
    ['other JSON', '{"error":"none"}'],
    ['null', 'null'],
    ['too few', data([1, 2])],
    ['too many', data([1, 2], [1, 2], [1, 2])],
    ['one text twice', '{"data":[{"index":0,"embedding":[1]},{"index":0,"embedding":[1]}]}'],
    ['vectors of two lengths', data([1, 2], [1, 2, 3])],
    ['vectors of nothing', data([], [])],
    ['zeros', data([0, 0], [1, 2])],
    ['text for numbers', data(['1', '2'], [1, 2])],
    ['no numbers', '{"data":[{"index":0,"embedding":[null]},{"index":1,"embedding":[1]}]}'],
  ])('is not believed when it answers with %s', async (_what, text) => {
    server.next.push(withStatus(200, text));
    await expect(endpoint().embed(['a', 'b'], 'query')).rejects.toThrow(EmbeddingsUnavailable);
    expect(server.requests).toHaveLength(1);
  });

  it('is not believed when its vectors become longer', async () => {
    const asked = endpoint();
    await asked.embed(['a'], 'query');
    server.next.push(withStatus(200, data([1, 2, 3])));
    await expect(asked.embed(['a'], 'query')).rejects.toThrow(/a vector of 3 numbers, where others have 96/);
  });

  it('is asked again when it breaks off in the middle', async () => {
    server.next.push((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"data":');
      setImmediate(() => response.destroy());
    });
    expect(await endpoint().embed(['a'], 'query')).toHaveLength(1);
    expect(server.requests).toHaveLength(2);
  });
});
