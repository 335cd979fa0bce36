/** The asked page of a list; `pageNum` counts from 1, `total` is of the whole list. */
export function pageOf<Item>(
  found: readonly Item[],
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
) {
  return {
    total: found.length,
    pageNum,
    pageSize,
    list: found.slice((pageNum - 1) * pageSize, pageNum * pageSize),
  };
}
