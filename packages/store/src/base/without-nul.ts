/**
 * Names come from addresses that anyone may write. PostgreSQL refuses a statement over U+0000 in a text, which no stored
 * name holds; with another character in its place such a name is simply not found.
 */
export function withoutNul(name: string): string {
  return name.replaceAll('\0', '\uFFFD');
}
