/** So much of a saying, by how rare its characters are, a keyword has to say, */
const LEAST_OF_SAYING = 0.5;
/** and so much of the keyword the saying. */
const LEAST_OF_KEYWORD = 0.25;
const MOST_SAYINGS = 3;
/** Two characters are a word, which is found as such. */
const SAYING = /^\p{Script=Han}{3,}$/u;

type Said<Meant> = readonly [text: string, means: Meant];

export interface Likewise<Meant> {
  readonly means: Meant;
  /** 0 to 1. */
  readonly likeness: number;
}

/** A character or a pair of neighbours, and the sayings that have it. */
interface Mark {
  readonly sayings: number[];
  rarity: number;
}

interface Lookup<Meant> {
  readonly said: readonly Said<Meant>[];
  readonly marks: ReadonlyMap<string, Mark>;
  /** Of each saying, what all its marks come to. */
  readonly whole: Float64Array;
  readonly unknown: number;
}

/** The characters of a text and its pairs of neighbours, once each: another order changes little of them. */
function marksOf(text: string): string[] {
  const characters = Array.from(text);
  return [...new Set([...characters, ...characters.slice(1).map((next, at) => `${characters[at]}${next}`)])];
}

function lookupOf<Meant>(said: readonly Said<Meant>[]): Lookup<Meant> {
  const marks = new Map<string, Mark>();
  for (const [at, [text]] of said.entries()) {
    for (const mark of marksOf(text)) {
      const known = marks.get(mark);
      if (known === undefined) marks.set(mark, { sayings: [at], rarity: 0 });
      else known.sayings.push(at);
    }
  }
  const whole = new Float64Array(said.length);
  for (const mark of marks.values()) {
    mark.rarity = Math.log(1 + said.length / mark.sayings.length);
    for (const at of mark.sayings) whole[at] = (whole[at] as number) + mark.rarity;
  }
  return { said, marks, whole, unknown: Math.log(1 + said.length) };
}

/**
 * Finds the sayings that a keyword is like, in other order and with other words between: 卡让机器给吞了 is 机器吞卡. What
 * that takes is made when somebody first asks.
 */
export class SaidLikewise<Meant> {
  readonly #said: readonly Said<Meant>[];
  #lookup: Lookup<Meant> | undefined;

  constructor(said: readonly Said<Meant>[]) {
    this.#said = said.filter(([text]) => SAYING.test(text));
  }

  /** What is meant by the sayings most like it, best first. */
  nearest(text: string): Likewise<Meant>[] {
    const { said, marks, whole, unknown } = (this.#lookup ??= lookupOf(this.#said));
    const shared = new Float64Array(said.length);
    let all = 0;
    for (const asked of marksOf(text)) {
      const mark = marks.get(asked);
      all += mark?.rarity ?? unknown;
      if (mark === undefined) continue;
      for (const at of mark.sayings) shared[at] = (shared[at] as number) + mark.rarity;
    }
    const like: { at: number; likeness: number }[] = [];
    for (let at = 0; at < shared.length; at += 1) {
      const weight = shared[at] as number;
      const ofSaying = weight / (whole[at] as number);
      if (ofSaying < LEAST_OF_SAYING || weight / all < LEAST_OF_KEYWORD) continue;
      like.push({ at, likeness: ofSaying * Math.sqrt(weight / all) });
    }
    like.sort((a, b) => b.likeness - a.likeness);
    const textOf = (at: number) => said[at]?.[0];
    const best = [...new Set(like.map(({ at }) => textOf(at)))].slice(0, MOST_SAYINGS);
    return like
      .filter(({ at }) => best.includes(textOf(at)))
      .map(({ at, likeness }) => ({ means: (said[at] as Said<Meant>)[1], likeness }));
  }
}
