/** Every message that schemas have of their own, those of the schemas inside them too. */
export function messagesOf(schemas: readonly unknown[]): string[] {
  const messages = new Set<string>();
  const seen = new Set<unknown>();
  const open: unknown[] = [...schemas];
  for (let part = open.pop(); open.length > 0 || part !== undefined; part = open.pop()) {
    if (typeof part !== 'object' || part === null || seen.has(part)) continue;
    seen.add(part);
    const definition = definitionOf(part) ?? part;
    const { error } = definition as { error?: unknown };
    if (typeof error === 'function') {
      const message: unknown = (error as (issue: object) => unknown)({});
      if (typeof message === 'string') messages.add(message);
    }
    open.push(...Object.values(definition));
  }
  return [...messages];
}

function definitionOf(part: object): object | undefined {
  const { _zod: inner } = part as { _zod?: { def: object } };
  return inner?.def;
}
