export interface RequirementsDocument {
  name: string;
  path: string;
  /** As it stands. */
  text: string;
  /** As `npm run requirements` would write it now. */
  written: string;
}

export function readRequirements(root: string): { documents: RequirementsDocument[]; problems: string[] };
