import { describe, expect, it, onTestFinished } from 'vitest';
import { aRelease, anArticle, DIALECTS, openTestStore, publish, openTestVisits } from '../testing.ts';
import { onStatement, type ToldStatement } from './told-statements.ts';

const NOW = Date.parse('2026-06-01T09:00:00+08:00');
const SYSTEMS = { sqlite: 'sqlite', postgres: 'postgresql' } as Readonly<Record<string, string>>;

/** What is told while the test runs. */
function listened() {
  const told: ToldStatement[] = [];
  const end = onStatement((statement) => told.push(statement));
  onTestFinished(end);
  return { told, end };
}

describe.each(DIALECTS)('the statements of a store on $name', (dialect) => {
  it('are told by who asks, by what is done to which table, and how long that took; no value is', async () => {
    const { told } = listened();
    const test = await openTestStore(dialect);
    onTestFinished(() => test.drop());
    const article = anArticle({ key: 'a-secret-key', title: 'a secret title' });
    await publish(test.writer, aRelease({ items: [article] }), NOW);
    const snapshot = test.store.snapshot(await test.store.currentVersion(NOW));
    told.length = 0;
    await snapshot.find('article', 'CN', 'a-secret-key');
    expect(told.map(({ name, summary }) => [name, summary])).toEqual([
      ['itemByKey', 'select item'],
      ['bodiesOf', 'select blob'],
    ]);
    for (const { system, ms, error } of told) {
      expect(system).toBe(SYSTEMS[dialect.name]);
      expect(ms).toBeGreaterThanOrEqual(0);
      expect(error).toBeUndefined();
    }
    expect(JSON.stringify(told)).not.toMatch(/secret|2026/);
  });

  it('are told of what visitors write, too', async () => {
    const { told } = listened();
    const test = await openTestVisits(dialect);
    onTestFinished(() => test.drop());
    await test.visits.challenges.count();
    expect(told.map(({ summary }) => summary)).toContain('select challenge');
  });

  it('pass through nothing where nobody listened when the database was opened', async () => {
    const test = await openTestStore(dialect);
    onTestFinished(() => test.drop());
    // A file is opened by whoever asks first.
    await test.store.currentVersion(NOW);
    const { told } = listened();
    await test.store.currentVersion(NOW);
    expect(told).toEqual([]);
  });
});
