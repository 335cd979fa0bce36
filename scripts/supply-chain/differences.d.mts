export function differences(
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
): string[];
