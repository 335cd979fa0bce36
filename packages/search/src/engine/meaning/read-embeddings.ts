interface Item {
  index: number;
  embedding: number[];
}

/** The vectors of an answer in the order of the texts, or what is wrong with it. */
export function readEmbeddings(
  text: string,
  count: number,
  dimensions: number | undefined,
): Float32Array[] | string {
  const items = itemsIn(text);
  if (items === undefined) return 'answered with something other than embeddings';
  if (items.length !== count) return `answered with ${items.length} vectors for ${count} texts`;
  const vectors: Float32Array[] = [];
  for (const { index, embedding } of items) {
    if (vectors[index] !== undefined || index >= count)
      return `answered with the text ${index} twice or too many`;
    vectors[index] = Float32Array.from(embedding);
  }
  const wanted = dimensions ?? vectors[0]?.length ?? 0;
  const other = vectors.find((vector) => vector.length !== wanted);
  if (other !== undefined)
    return `answered with a vector of ${other.length} numbers, where others have ${wanted}`;
  if (wanted === 0 || !vectors.every(isDirection)) return 'answered with a vector that leads nowhere';
  return vectors;
}

function itemsIn(text: string): Item[] | undefined {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return undefined;
  }
  const data = (answer as { data?: unknown } | null)?.data;
  return Array.isArray(data) && data.every(isItem) ? data : undefined;
}

function isItem(value: unknown): value is Item {
  const { index, embedding } = (value ?? {}) as Partial<Item>;
  return (
    Number.isInteger(index) &&
    Number(index) >= 0 &&
    Array.isArray(embedding) &&
    embedding.every((number) => typeof number === 'number')
  );
}

function isDirection(vector: Float32Array): boolean {
  return vector.every(Number.isFinite) && vector.some((number) => number !== 0);
}
