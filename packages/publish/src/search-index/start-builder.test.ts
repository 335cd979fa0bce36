import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anArticle, aRelease, openTestStore, publish } from '@bank/store/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { BuildOrder } from './index-builder.ts';
import { startBuilder } from './start-builder.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');

async function anOrder(): Promise<BuildOrder> {
  const test = await openTestStore();
  onTestFinished(() => test.drop());
  const folder = mkdtempSync(join(tmpdir(), 'bank-builder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await publish(test.writer, aRelease({ items: [anArticle({ key: 'hours' })] }), NOW);
  return {
    location: test.location,
    version: await test.store.currentVersion(NOW),
    folder,
    openSearchUrl: '',
    embeddings: undefined,
  };
}

describe.each([
  ['a process of its own', true],
  ['a thread', false],
])('an index built in %s', (_place, asProcess) => {
  it('is told before the builder ends', async () => {
    const heard: string[] = [];
    await startBuilder(await anOrder(), ({ kind }) => void heard.push(kind), asProcess).ended;
    expect(heard).toEqual(['prepared']);
  });

  it('that cannot be built is told with its reason', async () => {
    const order = { ...(await anOrder()), folder: '/dev/null/none' };
    await expect(startBuilder(order, () => undefined, asProcess).ended).rejects.toThrow(/ENOTDIR/);
  });

  it('is given up when it is stopped', async () => {
    const heard: string[] = [];
    const builder = startBuilder(await anOrder(), ({ kind }) => void heard.push(kind), asProcess);
    builder.stop();
    await builder.ended.catch(() => undefined);
    expect(heard).toEqual([]);
  });
});

it('a builder that cannot be begun is told with its reason, and of nothing else that goes wrong by it', async () => {
  const order = await anOrder();
  const { execPath } = process;
  process.execPath = '/gone/node';
  try {
    await expect(startBuilder(order, () => undefined, true).ended).rejects.toThrow(/ENOENT/);
    // What nobody catches comes a turn later, and fails the run.
    await new Promise((resolve) => setImmediate(resolve));
  } finally {
    process.execPath = execPath;
  }
});
