import { afterEach, expect, it, vi } from 'vitest';
import { uploadFile } from './upload.ts';

const place = {
  dataset: { upload: '/editions/1/media', failed: 'the network', tooLarge: 'at most 8 MB' },
} as unknown as HTMLElement;
const aFile = (bytes: number) => new File([new Uint8Array(bytes)], 'hall.jpg');
const answering = (answer: Response | Promise<never>) => {
  const fetched = vi.fn(async () => answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => {
  vi.unstubAllGlobals();
});

it('a file that is too large is not sent, and told as that', async () => {
  const fetched = answering(new Response('{"path":"images/hall.jpg"}'));
  await expect(uploadFile(place, aFile(8 * 1024 * 1024 + 1))).rejects.toThrow('at most 8 MB');
  expect(fetched).not.toHaveBeenCalled();
  expect(await uploadFile(place, aFile(8 * 1024 * 1024))).toBe('images/hall.jpg');
});

it('a file that is too large for what stands between is told as that too', async () => {
  answering(new Response('<h1>413</h1>', { status: 413 }));
  await expect(uploadFile(place, aFile(9))).rejects.toThrow('at most 8 MB');
});

it('what the studio says of a file is told, and else that the network failed', async () => {
  answering(new Response('{"problem":"no picture"}', { status: 422 }));
  await expect(uploadFile(place, aFile(9))).rejects.toThrow('no picture');
  answering(Promise.reject(new TypeError('fetch failed')));
  await expect(uploadFile(place, aFile(9))).rejects.toThrow('the network');
});
