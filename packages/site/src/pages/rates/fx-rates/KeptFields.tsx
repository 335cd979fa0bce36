import type { PageQuery } from '../../../base/page/page-module.ts';

/** What a form of the page carries along of the address, beside its own fields. */
export function KeptFields({ query, names }: { query: PageQuery; names: readonly string[] }) {
  return names.map((name) =>
    query[name] === undefined ? null : <input key={name} type="hidden" name={name} value={query[name]} />,
  );
}
