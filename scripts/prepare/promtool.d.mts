export function findPromtool(): string | undefined;
