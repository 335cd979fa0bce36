export function mannWhitney(first: readonly number[], second: readonly number[]): number;
