import { describe, expect, it } from 'vitest';
import { CharacterEmbedder } from '../../testing/character-embedder.ts';
import { EmbeddingsUnavailable, type Embedder } from './embedder.ts';
import { QueryVectors, type VectorOutcome } from './query-vectors.ts';

function heard(embedder: Embedder, options: { deadlineMs?: number; clock?: () => number } = {}) {
  const outcomes: VectorOutcome[] = [];
  const meanings = new QueryVectors(embedder, {
    deadlineMs: 20_000,
    ...options,
    heard: (outcome) => void outcomes.push(outcome),
  });
  return { meanings, outcomes };
}

describe('what a keyword means', () => {
  it('is asked once, however it is written and by how many at a time', async () => {
    const embedder = new CharacterEmbedder();
    const { meanings, outcomes } = heard(embedder);
    const [first, second] = await Promise.all([
      meanings.of('卡丢了 怎么办'),
      meanings.of(' 卡丢了  怎么办 '),
    ]);
    expect(first).toEqual(embedder.vectorOf('卡丢了 怎么办'));
    expect(second).toEqual(first);
    await meanings.of('卡丢了 怎么办');
    expect(embedder.asked).toEqual([{ texts: ['卡丢了 怎么办'], kind: 'query' }]);
    expect(outcomes).toEqual(['found', 'found', 'found']);
  });

  it.each([
    ['“卡丢了”怎么办', 'words in quotes are meant as they are'],
    ['「卡丢了」', 'of whatever kind'],
    ['"card lost"', 'and in English'],
    ['6222 0200 1234 5678 卡丢了', 'a card number goes to no other machine'],
    ['身份证一一零一零一一九九零丢了', 'also in Chinese digits'],
    ['wang@example.cn 账单', 'nor does an address'],
    ['卡', 'one character means too many things'],
    ['R2', 'and a code nothing'],
    ['?!', 'and signs'],
    ['', 'and nothing'],
  ])('is not asked of %s: %s', async (keyword) => {
    const embedder = new CharacterEmbedder();
    const { meanings, outcomes } = heard(embedder);
    expect(await meanings.of(keyword)).toBeUndefined();
    expect(embedder.asked).toEqual([]);
    expect(outcomes).toEqual([]);
  });

  it('is not waited for beyond the deadline, and is there for who asks next', async () => {
    let answer: (vectors: Float32Array[]) => void = () => undefined;
    const embedder: Embedder = { model: 'slow', embed: () => new Promise((resolve) => (answer = resolve)) };
    const { meanings, outcomes } = heard(embedder, { deadlineMs: 1 });
    expect(await meanings.of('卡丢了')).toBeUndefined();
    answer([Float32Array.of(1, 2)]);
    expect(await meanings.of('卡丢了')).toEqual(Float32Array.of(1, 2));
    expect(outcomes).toEqual(['late', 'found']);
  });

  it('is done without while the model is away, which is asked again after a while', async () => {
    const embedder = new CharacterEmbedder();
    embedder.failure = new EmbeddingsUnavailable('away');
    let now = 0;
    const { meanings, outcomes } = heard(embedder, { clock: () => now });
    for (const keyword of ['一号存款', '二号存款', '三号存款', '四号存款', '五号存款']) {
      expect(await meanings.of(keyword)).toBeUndefined();
    }
    expect(embedder.asked).toHaveLength(3);
    expect(outcomes).toEqual(Array.from({ length: 5 }, () => 'failed'));
    embedder.failure = undefined;
    now = 10_000;
    expect(await meanings.of('四号存款')).toBeInstanceOf(Float32Array);
  });

  it('is asked for eight at a time, and of the rest words alone count', async () => {
    const waiting: (() => void)[] = [];
    const embedder: Embedder = {
      model: 'slow',
      embed: () => new Promise((resolve) => void waiting.push(() => resolve([Float32Array.of(1)]))),
    };
    const { meanings, outcomes } = heard(embedder);
    const asked = Array.from({ length: 10 }, (_, at) => meanings.of(`存款${'甲乙丙丁戊己庚辛壬癸'[at]}`));
    await Promise.all(asked.slice(8));
    expect(waiting).toHaveLength(8);
    for (const answer of waiting) answer();
    expect((await Promise.all(asked)).filter((vector) => vector !== undefined)).toHaveLength(8);
    expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(2);
  });
});
