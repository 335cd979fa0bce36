/** Of `rows`, ascending, the `limit` with the largest keys, largest first; of equal keys the earlier row. */
export function bestRows(rows: Uint32Array, keyOf: (row: number) => number, limit: number): number[] {
  const keys = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) keys[at] = keyOf(rows[at] as number);
  const least = rows.length <= limit ? -Infinity : keyAt(keys, limit);
  const kept: { row: number; key: number }[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const key = keys[at] as number;
    if (key >= least) kept.push({ row: rows[at] as number, key });
  }
  kept.sort((a, b) => b.key - a.key || a.row - b.row);
  return kept.slice(0, limit).map(({ row }) => row);
}

/** The key that `limit` of them reach or pass: the root of a heap of the largest so far, its children larger. */
function keyAt(keys: Float64Array, limit: number): number {
  const heap = keys.slice(0, limit).sort();
  for (let at = limit; at < keys.length; at += 1) {
    const key = keys[at] as number;
    if (key > (heap[0] as number)) sinkFromRoot(heap, key);
  }
  return heap[0] ?? Infinity;
}

function sinkFromRoot(heap: Float64Array, key: number): void {
  let at = 0;
  for (let child = 1; child < heap.length; child = 2 * at + 1) {
    if (child + 1 < heap.length && (heap[child + 1] as number) < (heap[child] as number)) child += 1;
    if ((heap[child] as number) >= key) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = key;
}
