import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { isPackedBest } from '../../http/bodies/encoded-body.ts';
import type { SpareTime } from '../../http/bodies/spare-time.ts';
import { MediaFiles } from './media-files.ts';

const NAME = `${'a'.repeat(24)}.svg`;
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg">${Array.from({ length: 400 }, (_, n) => `<path d="M${(n * 7919) % 997} ${(n * 31) % 89}h${n}"/>`).join('')}</svg>`;

/** Files whose spare time begins when `rest` is called and ends when it resolves. */
function someFiles({ read = async () => ({ bytes: new TextEncoder().encode(DRAWING) }) } = {}) {
  const waiting: (() => Promise<void>)[] = [];
  const log = { error: vi.fn() };
  const spareTime = {
    use: (work: () => Promise<void>) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting.push(() => work().then(resolve, reject));
      return promise;
    },
  } satisfies Pick<SpareTime, 'use'>;
  const files = new MediaFiles({ media: { read } as never, spareTime, log }, 2 ** 20);
  return {
    find: () => files.find('image', NAME),
    rest: async () => {
      for (const work of waiting.splice(0)) await work();
    },
    log,
  };
}

describe('drawings of the content', () => {
  it('are packed quickly for the first reader and as small as they get in spare time', async () => {
    const { find, rest } = someFiles();
    const quick = (await find())?.body.br;
    await rest();
    const kept = await find();
    expect(kept && isPackedBest(kept.body)).toBe(true);
    const best = kept?.body.br;
    expect(best?.bytes.length).toBeLessThan(quick?.bytes.length ?? 0);
    expect(best?.etag).not.toBe(quick?.etag);
    expect(brotliDecompressSync(best?.bytes ?? '').toString()).toBe(DRAWING);
  });

  it('are packed best once, however often they are asked for', async () => {
    const { find, rest } = someFiles();
    await Promise.all([find(), find(), find()]);
    await rest();
    const best = (await find())?.body.br;
    await rest();
    expect((await find())?.body.br).toBe(best);
  });
});
