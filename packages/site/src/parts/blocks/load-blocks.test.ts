import { describe, expect, it } from 'vitest';
import { CallRejected, CODES } from '@bank/contract';
import { loadBlocks } from './load-blocks.ts';

const refused = new Error('50000');
const calls = () => ({ rates: Promise.reject(refused), news: Promise.resolve(['one']) });
const tolerant = { tolerant: true, signal: undefined };

describe('loadBlocks', () => {
  it('keeps the blocks that arrived when another call fails in the browser [S8-visible] [ERR-1]', async () => {
    expect(await loadBlocks(calls(), tolerant)).toEqual({ rates: undefined, news: ['one'] });
  });

  it('rejects with the first failure on the server, which has a better page to answer with [S8-code]', async () => {
    await expect(loadBlocks(calls(), { tolerant: false, signal: undefined })).rejects.toBe(refused);
  });

  it('rejects when not one call was answered: that is an outage, not a missing block [S8-visible]', async () => {
    await expect(loadBlocks({ rates: Promise.reject(refused) }, tolerant)).rejects.toBe(refused);
  });

  it('takes what has never been published for nothing, on the server too [S8-code]', async () => {
    const missing = new CallRejected({ code: CODES.notFound.code, msg: '', data: null, traceId: '' });
    const blocks = { gold: Promise.reject(missing), news: Promise.resolve(['one']) };
    expect(await loadBlocks(blocks, { tolerant: false, signal: undefined })).toEqual({
      gold: undefined,
      news: ['one'],
    });
  });

  it('stays an aborted navigation when the visitor has gone elsewhere [S8-quiet]', async () => {
    await expect(loadBlocks(calls(), { tolerant: true, signal: AbortSignal.abort() })).rejects.toBe(refused);
  });
});
