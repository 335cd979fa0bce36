import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Published } from '../../content/published.ts';
import { createLog } from '../../operation/log.ts';
import type { Mirrored } from '../../pages/mirror/mirror-site.ts';
import { KeptMirror } from './kept-mirror.ts';
import type { MirrorApp } from './mirror-app.ts';

const MADE: Mirrored = { isSame: false, pages: 2, rendered: 1, files: 6, left: [], isNginxChanged: false };
const OUTDATED_MS = 30_000;

let folder: string;
let said: string[];
/** Tells the keeper of a new version, as the watch does. */
let publish: () => void;
let mirror: ReturnType<typeof vi.fn<() => Promise<Mirrored>>>;
let kept: KeptMirror;

beforeEach(() => {
  vi.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'bank-mirror-'));
  symlinkSync('versions/v1', join(folder, 'current'));
  said = [];
  mirror = vi.fn<() => Promise<Mirrored>>(async () => MADE);
  const start = async (onChange?: (published: Published) => void) => {
    publish = () => onChange?.({} as Published);
    publish();
  };
  const app = { content: { start }, mirror, close: async () => {} } as unknown as MirrorApp;
  const log = createLog('info', { write: (line) => void said.push(String(JSON.parse(line).msg)) });
  kept = new KeptMirror({ app, folder, log });
});
afterEach(async () => {
  await kept.stop();
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const isServed = () => readdirSync(folder).includes('current');

describe('a mirror that follows the content', () => {
  it('is made for each version, and once more for one that comes meanwhile', async () => {
    await kept.start();
    expect(mirror).toHaveBeenCalledTimes(1);
    const slow = Promise.withResolvers<Mirrored>();
    mirror.mockReturnValueOnce(slow.promise);
    publish();
    publish();
    publish();
    slow.resolve(MADE);
    await vi.advanceTimersByTimeAsync(1);
    expect(mirror).toHaveBeenCalledTimes(3);
  });

  it('is withdrawn when the next one is late, and only then', async () => {
    await kept.start();
    await vi.advanceTimersByTimeAsync(OUTDATED_MS * 2);
    expect(said).toEqual(['mirror made']);
    const slow = Promise.withResolvers<Mirrored>();
    mirror.mockReturnValueOnce(slow.promise);
    publish();
    await vi.advanceTimersByTimeAsync(OUTDATED_MS - 1);
    expect(isServed()).toBe(true);
    await vi.advanceTimersByTimeAsync(2);
    expect(isServed()).toBe(false);
    expect(said.at(-1)).toMatch(/^the mirror is outdated/);
    slow.resolve(MADE);
    await vi.advanceTimersByTimeAsync(1);
    expect(said.at(-1)).toBe('mirror made');
  });

  it('is tried again after a failure, and withdrawn while it goes on failing', async () => {
    await kept.start();
    mirror.mockRejectedValue(new Error('the disk is full'));
    publish();
    await vi.advanceTimersByTimeAsync(OUTDATED_MS + 1);
    expect(mirror.mock.calls.length).toBeGreaterThan(3);
    expect(said.filter((line) => line.startsWith('the mirror is outdated'))).toHaveLength(1);
    mirror.mockResolvedValue({ ...MADE, isNginxChanged: true });
    await vi.advanceTimersByTimeAsync(10_001);
    expect(said.slice(-2)).toEqual(['mirror made', 'nginx must be reloaded: it serves no mirror until then']);
  });
});
