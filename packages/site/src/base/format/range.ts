/** Joins the ends with an en dash; equal ends are one value. */
export function formatRange(from: string, to: string): string {
  return from === to ? from : `${from}–${to}`;
}
