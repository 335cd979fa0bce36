const DEPTH = 10;
const gain = (grade, place) => (2 ** grade - 1) / Math.log2(place + 2);

/** A query that no page answers has no grades; then an empty list is the right one. */
export const isAnswered = (grades) => Object.keys(grades).length > 0;

export function ndcgAt10(ids, grades) {
  if (!isAnswered(grades)) return ids.length === 0 ? 1 : 0;
  const got = ids.slice(0, DEPTH).reduce((sum, id, place) => sum + gain(grades[id] ?? 0, place), 0);
  const best = Object.values(grades)
    .sort((a, b) => b - a)
    .slice(0, DEPTH)
    .reduce((sum, grade, place) => sum + gain(grade, place), 0);
  return got / best;
}

/** Of the pages that answer the query (2 and 3), the share on the first page. */
export function recallAt10(ids, grades) {
  const wanted = Object.keys(grades).filter((id) => grades[id] >= 2);
  const shown = new Set(ids.slice(0, DEPTH));
  return wanted.length === 0
    ? 1
    : wanted.filter((id) => shown.has(id)).length / Math.min(DEPTH, wanted.length);
}

export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** What an engine finds for each query, and how good that is. */
export async function score(name, queries, find) {
  const rows = [];
  for (const query of queries) {
    const ids = await find(query.keyword, query.language);
    rows.push({ ...query, ids, ndcg: ndcgAt10(ids, query.grades), recall: recallAt10(ids, query.grades) });
  }
  return { name, rows };
}
