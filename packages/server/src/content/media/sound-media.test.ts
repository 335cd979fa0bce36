import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { NewMedia } from '@bank/store';
import { aRelease, openTestStore } from '@bank/store/testing';
import { answerError } from '../../app/answer-error.ts';
import { readConfig } from '../../operation/config.ts';
import { createLog } from '../../operation/log.ts';
import { createMetrics } from '../../operation/metrics.ts';
import { mountMedia } from '../../app/mounts/mount-media.ts';
import { SpareTime } from '../../http/bodies/spare-time.ts';
import { SoundMedia } from './sound-media.ts';

function aFile(content: string, ext: string, type: string): NewMedia {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name: `${sha256.slice(0, 24)}.${ext}`, sha256, type, bytes: Buffer.from(content) };
}
const REPORT = aFile('%PDF-1.7 the annual report %%EOF', 'pdf', 'application/pdf');
const LOGO = aFile('<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg', 'image/svg+xml');

/** A server of media on a real store, into which somebody can reach. */
async function aMediaServer() {
  const test = await openTestStore();
  const release = aRelease({ bundleId: 'report', media: [REPORT, LOGO] });
  await test.writer.importRelease(release, 1);
  const written: string[] = [];
  const log = createLog('info', { write: (line) => void written.push(line) });
  const metrics = createMetrics();
  const media = new SoundMedia({ store: () => test.store, log, metrics });
  const app = Fastify();
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, []));
  mountMedia(app, {
    media,
    log,
    spareTime: new SpareTime(),
    current: () => undefined,
    config: readConfig({}),
    api: { fileNameOf: async () => undefined },
  });
  onTestFinished(async () => {
    media.stop();
    await app.close();
    await test.drop();
  });
  return {
    media,
    get: (url: string) => app.inject(url),
    alter: (file: NewMedia, content: string) => {
      const database = new DatabaseSync(join(test.location.dataDir, 'content.db'));
      database.prepare('update media set bytes = ? where name = ?').run(Buffer.from(content), file.name);
      database.close();
    },
    importAgain: () => test.writer.importRelease(release, 2),
    messages: () => written.map((line) => (JSON.parse(line) as { msg: string }).msg),
    altered: async () => (await metrics.mediaAltered.get()).values[0]?.value,
  };
}

describe('media whose bytes were altered in the store', () => {
  it('are answered with 503 and words, counted and logged once, and served again when mended [SEC-25]', async () => {
    const { get, alter, importAgain, messages, altered } = await aMediaServer();
    alter(REPORT, '%PDF-1.7 the annual rep0rt %%EOF');
    const url = `/files/${REPORT.name}`;
    const answers = [await get(url), await get(url)];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.body).toContain('95526');
      expect(answer.body).not.toContain('rep0rt');
    }
    expect(await altered()).toBe(1);
    const said = 'a media file has been altered in the store; it is not served';
    expect(messages().filter((message) => message === said)).toHaveLength(1);
    expect((await get(`/images/${LOGO.name}`)).statusCode).toBe(200);

    await importAgain();
    expect((await get(url)).body).toBe('%PDF-1.7 the annual report %%EOF');
    expect(await altered()).toBe(0);
    expect(messages()).toContain('a media file is as it was published again');
  });

  it('are found by the scan before anybody asks, also when a good copy is still in memory', async () => {
    const { get, media, alter, messages, altered } = await aMediaServer();
    expect((await get(`/files/${REPORT.name}`)).statusCode).toBe(200);
    await media.scan(0);
    expect(await altered()).toBe(0);
    alter(REPORT, 'something else');
    alter(LOGO, '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>');
    await media.scan(0);
    expect(await altered()).toBe(2);
    expect(messages().filter((message) => message.includes('has been altered'))).toHaveLength(2);
    // What is in memory was compared when it was read.
    expect((await get(`/files/${REPORT.name}`)).body).toContain('the annual report');
    expect((await get(`/images/${LOGO.name}`)).statusCode).toBe(503);
  });
});
