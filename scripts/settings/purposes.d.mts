export const PURPOSES: Readonly<Record<string, string>>;
