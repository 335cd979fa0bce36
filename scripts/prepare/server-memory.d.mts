export const MALLOC: Readonly<Record<string, string>>;
export const NODE_FLAGS: readonly string[];
