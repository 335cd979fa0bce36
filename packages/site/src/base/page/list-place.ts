/** Which page of a list an answer holds. */
export interface ListPlace {
  total: number;
  /** Counts from 1. */
  pageNum: number;
  pageSize: number;
}

export function pagesOf({ total, pageSize }: ListPlace): number {
  return Math.ceil(total / pageSize);
}

/** The address asks for a page after the last one; a list without anything has no page to miss. */
export function isPastEnd(list: ListPlace): boolean {
  return list.total > 0 && list.pageNum > pagesOf(list);
}
