/** What the parts around a comparison say of their kind of product. */
export interface CompareWords {
  add: string;
  addHint: string;
  addPlaceholder: string;
  addSearch: string;
  join: string;
  detail: string;
  remove: (name: string) => string;
  fromTray: (count: number) => string;
}
