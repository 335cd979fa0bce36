/* Records are filed under keys of the editors' choice; groups name products by their codes. */

/** The products of a list of codes, in its order; a code that stands in no list is left out. */
export function pick<Product>(products: ReadonlyMap<string, Product>, codes: readonly string[]): Product[] {
  return codes.flatMap((code) => products.get(code) ?? []);
}
