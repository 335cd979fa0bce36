export const TOOL_SETTINGS: readonly {
  name: string;
  fallback: string;
  expected: string;
  purpose: string;
  readers: readonly string[];
  file: string;
}[];
