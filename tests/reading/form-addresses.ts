import type { PageFacts } from './page-facts.ts';

/**
 * Where the forms of a page lead a visitor who changes one field: each choice of each field, the others as they stand.
 * A form is tried where it is met first: filtered lists carry the same form again with other fields chosen.
 */
export function* formAddresses(
  forms: PageFacts['forms'],
  page: string,
  seen: Set<string>,
): Generator<string> {
  for (const { action, method, fields } of forms) {
    if (method.toLowerCase() !== 'get') continue;
    // Browsers put what was asked before the place on the page that the form names.
    const [path = ''] = (action === '' ? page : action).split('#');
    const key = `${path} ${[...fields].map(([name, values]) => `${name}=${[...values].sort().join(',')}`).join('&')}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const address = (changed?: { name: string; value: string }) => {
      const query = new URLSearchParams();
      for (const [name, [standing = '']] of fields) {
        const value = changed?.name === name ? changed.value : standing;
        if (value !== '') query.set(name, value);
      }
      const text = query.toString();
      return text === '' ? path : `${path}?${text}`;
    };
    yield address();
    for (const [name, values] of fields) for (const value of values.slice(1)) yield address({ name, value });
  }
}
