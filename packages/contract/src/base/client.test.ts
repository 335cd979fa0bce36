import { describe, expect, it } from 'vitest';
import { articleDetail, articleList } from '../subjects/articles/calls.ts';
import { CallRejected, createClient, fetchTransport } from '../index.ts';

type Fetch = typeof fetch;
const answering =
  (make: () => Response, seen: Request[] = []): Fetch =>
  (input, init) => {
    seen.push(new Request(new URL(input instanceof Request ? input.url : input, 'http://site.test'), init));
    return Promise.resolve(make());
  };
const envelope = (code: number, data: unknown) => Response.json({ code, msg: 'm', data, traceId: 't' });

describe('the client', () => {
  it('merges channel and language into a POST body and gives back data [S7-defaults]', async () => {
    const seen: Request[] = [];
    const client = createClient(
      'EN',
      fetchTransport(
        '',
        answering(() => envelope(0, { list: [] }), seen),
      ),
    );
    expect(await client.call(articleList, { columnId: '701001' })).toEqual({ list: [] });
    expect(seen[0]?.headers.get('content-type')).toBe('application/json');
    expect(await seen[0]?.json()).toEqual({ channel: '1', language: 'EN', webLan: 'EN', columnId: '701001' });
  });

  it('puts the fields of a GET into the address, leaving out what is undefined [S7-defaults]', async () => {
    const seen: Request[] = [];
    const client = createClient(
      'CN',
      fetchTransport(
        '',
        answering(() => envelope(0, {}), seen),
      ),
    );
    await client.call(articleDetail, { id: 'a b' });
    expect(seen[0]?.url).toBe(
      'http://site.test/api/webListModel/detail?channel=1&language=CN&webLan=CN&id=a+b',
    );
  });

  it('turns a total in data into a number [S7-defaults]', async () => {
    const client = createClient(
      'CN',
      fetchTransport(
        '',
        answering(() => envelope(0, { total: '186', list: [] })),
      ),
    );
    expect(await client.call(articleList, { columnId: '701001' })).toEqual({ total: 186, list: [] });
  });

  it('rejects any other code with the whole body [S7-defaults] [S8-code]', async () => {
    const client = createClient(
      'CN',
      fetchTransport(
        '',
        answering(() => envelope(40400, { why: 'x' })),
      ),
    );
    const error = await client.call(articleDetail, { id: 'a' }).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(CallRejected);
    expect((error as CallRejected).body).toEqual({ code: 40400, msg: 'm', data: { why: 'x' }, traceId: 't' });
  });

  it('passes a blob on unchanged [S7-defaults]', async () => {
    const pdf = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
    const answer: unknown = await createClient('CN', fetchTransport('', answering(pdf))).call(articleDetail, {
      id: 'a',
    });
    expect(answer).toBeInstanceOf(Blob);
    expect(await (answer as Blob).text()).toBe('%PDF');
  });

  it('gives up after the timeout and says so [S7-defaults]', async () => {
    const never: Fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    const call = createClient('CN', fetchTransport('', never, 20)).call(articleDetail, { id: 'a' });
    await expect(call).rejects.toMatchObject({ name: 'CallUnanswered', reason: 'timeout' });
  });

  it('tells a broken connection from an answer that is no envelope [S7-defaults]', async () => {
    const broken: Fetch = () => Promise.reject(new TypeError('fetch failed'));
    const html = () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } });
    const call = (impl: Fetch) =>
      createClient('CN', fetchTransport('', impl)).call(articleDetail, { id: 'a' });
    await expect(call(broken)).rejects.toMatchObject({ reason: 'network' });
    await expect(call(answering(html))).rejects.toMatchObject({ reason: 'not-json' });
  });
});
