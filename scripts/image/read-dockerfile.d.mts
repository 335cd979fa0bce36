export interface Stage {
  readonly base: string;
  readonly as: string | undefined;
  readonly steps: readonly { name: string; text: string }[];
}
export function readDockerfile(source: string): Stage[];
export function environmentIn(text: string): Record<string, string>;
export function ignoring(source: string): (path: string) => boolean;
