/** So much of a keyword, by how rare its characters are, has to be said for a meaning. */
const LEAST_SAID = 0.2;
const MOST_MEANINGS = 5;
/** What is said in many ways is soon said, and the more sayings there are for a meaning the less one of them tells. */
const SATURATION = 1;
const LENGTH_SHARE = 0.5;
/** No keyword says all in the words of others: half of it is as sure as can be. */
const SURE = 0.5;
/** Two characters are a word, which is found as such. */
const SAYING = /^\p{Script=Han}{3,}$/u;

type Said<Meant> = readonly [text: string, means: Meant];

export interface Likewise<Meant> {
  readonly means: Meant;
  /** 0 to 1. */
  readonly likeness: number;
}

/** A character or a pair of neighbours, and the meanings for which it is said. */
interface Mark {
  readonly meanings: number[];
  /** How much it tells of each of them. */
  readonly tells: number[];
}

interface Lookup<Meant> {
  readonly meanings: readonly Meant[];
  readonly marks: ReadonlyMap<string, Mark>;
}

/** The characters of a text and its pairs of neighbours, once each: another order changes little of them. */
function marksOf(text: string): string[] {
  const characters = Array.from(text);
  return [...new Set([...characters, ...pairsOf(characters)])];
}

function pairsOf(characters: readonly string[]): string[] {
  return characters.slice(1).map((next, at) => `${characters[at]}${next}`);
}

/** How often each mark is in the sayings of a meaning. */
function countMarks(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const mark of marksOf(text)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return counts;
}

const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0);

function lookupOf<Meant>(said: readonly Said<Meant>[]): Lookup<Meant> {
  const texts = new Map<Meant, string[]>();
  for (const [text, means] of said) {
    const known = texts.get(means);
    if (known === undefined) texts.set(means, [text]);
    else known.push(text);
  }
  const counted = [...texts.values()].map(countMarks);
  const usual = counted.reduce((sum, counts) => sum + total(counts), 0) / Math.max(1, counted.length);
  const marks = new Map<string, Mark>();
  for (const [meaning, counts] of counted.entries()) {
    const half = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * total(counts)) / usual);
    for (const [text, count] of counts) {
      const mark: Mark = marks.get(text) ?? { meanings: [], tells: [] };
      mark.meanings.push(meaning);
      mark.tells.push(count / (count + half));
      marks.set(text, mark);
    }
  }
  return { meanings: [...texts.keys()], marks };
}

/**
 * Finds what is meant by a keyword from all that is said for each meaning, in whatever order and with other words between: 卡让机器给吞了 is
 * 吞卡, which has 机器吃了卡 and 卡被吞. What that takes is made when somebody first asks.
 */
export class SaidLikewise<Meant> {
  readonly #allSaid: () => readonly Said<Meant>[];
  #made: Lookup<Meant> | undefined;

  constructor(allSaid: () => readonly Said<Meant>[]) {
    this.#allSaid = allSaid;
  }

  get #lookup(): Lookup<Meant> {
    return (this.#made ??= lookupOf(this.#allSaid().filter(([text]) => SAYING.test(text))));
  }

  /** The meanings for which most of the text is said, best first. */
  nearest(text: string): Likewise<Meant>[] {
    const { meanings, marks } = this.#lookup;
    const said = new Float64Array(meanings.length);
    let all = 0;
    for (const asked of marksOf(text)) {
      const mark = marks.get(asked);
      const rarity = Math.log(1 + meanings.length / (mark?.meanings.length ?? 1));
      all += rarity;
      for (const [at, meaning] of mark?.meanings.entries() ?? []) {
        said[meaning] = (said[meaning] as number) + rarity * (mark?.tells[at] as number);
      }
    }
    return meanings
      .map((means, at) => ({ means, share: (said[at] as number) / all }))
      .filter(({ share }) => share >= LEAST_SAID)
      .sort((a, b) => b.share - a.share)
      .slice(0, MOST_MEANINGS)
      .map(({ means, share }) => ({ means, likeness: Math.min(1, share / SURE) }));
  }

  /** Whether people say each two neighbours of a text side by side: 收多少 is no slip for 收益, whatever no page says. */
  says(text: string): boolean {
    const pairs = pairsOf(Array.from(text));
    return pairs.length > 0 && pairs.every((pair) => this.#lookup.marks.has(pair));
  }
}
