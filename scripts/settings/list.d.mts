export interface ListedSetting {
  name: string;
  fallback: string;
  expected: string;
  purpose: string;
  readers: readonly string[];
  /** May be given as a file instead, `<NAME>_FILE`. */
  isSecret: boolean;
}
export function listSettings(): ListedSetting[];
export function settingsOfCode(): string[];
