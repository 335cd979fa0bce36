/**
 * The emptiness check (S5-empty): booleans and numbers are never empty; null, undefined, empty arrays and
 * objects are, and so are the texts "", "null" and "undefined", which scripts write where they had nothing.
 */
export function isEmpty(value: unknown): boolean {
  switch (typeof value) {
    case 'boolean':
    case 'number':
      return false;
    case 'string':
      return value === '' || value === 'null' || value === 'undefined';
    case 'object':
      return value === null || Object.keys(value).length === 0;
    default:
      return value === undefined;
  }
}
