import { describe, expect, it } from 'vitest';
import { answerWithBody } from './body-answer.ts';
import { encodeBody } from './encoded-body.ts';

const text = Buffer.from('利率 '.repeat(400));
const source = async (isText: boolean, status = 200) => ({
  status,
  type: 'text/html; charset=utf-8',
  cacheControl: 'max-age=30',
  body: await encodeBody(text, isText),
});

describe('an answer with a body', () => {
  it('has the form that the visitor takes, and says that others get another', async () => {
    const packable = await source(true);
    const { br, identity } = packable.body;
    const plain = {
      'cache-control': 'max-age=30',
      etag: identity.etag,
      vary: 'Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(text.length),
    };
    expect(answerWithBody(packable, {})).toEqual({ status: 200, headers: plain, bytes: text });
    expect(answerWithBody(packable, { 'accept-encoding': 'br' })).toEqual({
      status: 200,
      headers: {
        ...plain,
        etag: br?.etag,
        'content-length': String(br?.bytes.length),
        'content-encoding': 'br',
      },
      bytes: br?.bytes,
    });
  });

  it('is the same for all where no encoding saves anything', async () => {
    expect(answerWithBody(await source(false), { 'accept-encoding': 'br' }).headers).not.toHaveProperty(
      'vary',
    );
  });

  it('is without bytes for a visitor who holds them, unless it is no success', async () => {
    const packable = await source(true);
    const { etag } = packable.body.identity;
    expect(answerWithBody(packable, { 'if-none-match': etag })).toEqual({
      status: 304,
      headers: { 'cache-control': 'max-age=30', etag, vary: 'Accept-Encoding' },
      bytes: undefined,
    });
    const missing = answerWithBody({ ...packable, status: 404 }, { 'if-none-match': etag });
    expect([missing.status, missing.bytes]).toEqual([404, text]);
  });
});
