const ODD = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'x'.repeat(3_000),
  '\0',
  '９９',
  '__proto__',
  [],
  {},
  [[]],
  "' or 1=1 --",
  '<script>',
  '𠮷',
  '2026-02-30',
];
const pick = (list, random) => list[Math.floor(random() * list.length)];

/** A body for the call at `path`, made from its schema in the OpenAPI document and often spoilt in one place or more. */
export function bodyOf(document, path, random) {
  const schema = document.paths[path].post?.requestBody?.content?.['application/json']?.schema ?? {};
  const text = JSON.stringify(valueOf(document, schema, random, 0));
  if (random() > 0.05) return text;
  const at = Math.floor(random() * text.length);
  return text.slice(0, at) + pick(['}', '"', '\\', '', '\u0000', '{"a":'], random) + text.slice(at + 1);
}

function valueOf(document, schema, random, depth) {
  if (depth > 6 || random() < 0.12) return pick(ODD, random);
  if (schema.$ref !== undefined) {
    const named = schema.$ref
      .split('/')
      .slice(1)
      .reduce((at, name) => at[name], document);
    return valueOf(document, named, random, depth + 1);
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined && schema.properties === undefined)
    return valueOf(document, pick(choices, random), random, depth + 1);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(schema.enum, random);
  switch (schema.type) {
    case 'object':
      return objectOf(document, schema, random, depth);
    case 'array':
      return Array.from({ length: Math.floor(random() * 4) }, () =>
        valueOf(document, schema.items ?? {}, random, depth + 1),
      );
    case 'integer':
    case 'number':
      return Math.floor((random() - 0.2) * (schema.maximum ?? 1_000));
    case 'boolean':
      return random() < 0.5;
    default:
      return schema.example ?? pick(['CN', 'EN', '1', '701001', '2026-11-20', '理财', 'USD', 'a'], random);
  }
}

function objectOf(document, schema, random, depth) {
  const { properties = {}, required = [] } = schema;
  const names = Object.keys(properties).filter((name) => required.includes(name) || random() < 0.5);
  const made = Object.fromEntries(
    names.map((name) => [name, valueOf(document, properties[name], random, depth + 1)]),
  );
  if (random() < 0.05) made[pick(['constructor', 'extra', 'toString'], random)] = pick(ODD, random);
  return made;
}
