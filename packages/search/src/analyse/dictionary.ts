/**
 * A prefix tree of words in typed arrays. Nodes are numbered level by level, so the children of a node are
 * neighbours, in ascending order of their UTF-16 unit. Node 0 is the root.
 */
export interface Dictionary {
  /** Names the words and weights: two dictionaries with the same hash cut the same. */
  readonly hash: string;
  /** First child of each node; the children end where the next node's begin. */
  readonly firstChild: Uint32Array;
  readonly unit: Uint16Array;
  /** Natural logarithm of the word's probability, 0 where no word ends. */
  readonly weight: Float32Array;
  /** The root's children by unit, 0 for none: most words are looked up from here. */
  readonly start: Uint32Array;
  /** The weight of a character that the dictionary does not hold. */
  readonly unknownWeight: number;
}

/** The child of `node` that continues with `unit`, or 0. */
export function childOf(dictionary: Dictionary, node: number, unit: number): number {
  const { firstChild, unit: units } = dictionary;
  let low = firstChild[node] as number;
  let high = (firstChild[node + 1] as number) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = units[middle] as number;
    if (found === unit) return middle;
    if (found < unit) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}

export function hasWord(dictionary: Dictionary, word: string): boolean {
  let node = dictionary.start[word.charCodeAt(0)] ?? 0;
  for (let i = 1; i < word.length && node !== 0; i += 1) node = childOf(dictionary, node, word.charCodeAt(i));
  return node !== 0 && dictionary.weight[node] !== 0;
}
