/** Per cent to a tenth, cut and not rounded: 100.0 only where every one gained. */
export function gainedShare(gained: number, count: number): string {
  return (Math.floor((gained * 1000) / count) / 10).toFixed(1);
}
