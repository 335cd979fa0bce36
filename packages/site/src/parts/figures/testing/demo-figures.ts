import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Figure, Language } from '@bank/contract';
import { FigureSources } from '@bank/contract/schemas';
import { parse } from 'yaml';

const CONTENT = resolve(import.meta.dirname, '../../../../../../content/site');

/** A text of the demo bank with the figures it shows. */
export interface FiguresOfText {
  file: string;
  language: Language;
  figures: Figure[];
}

export function demoFigures(): FiguresOfText[] {
  return globSync(['articles/**/*.md', 'link-pages/*.md'], { cwd: CONTENT })
    .toSorted()
    .map((path) => {
      const [, head = ''] = readFileSync(join(CONTENT, path), 'utf8').split(/^---$/m);
      const { figures = [] } = parse(head) as { figures?: unknown[] };
      return {
        file: basename(path),
        language: path.endsWith('.en.md') ? ('EN' as const) : ('CN' as const),
        figures: FigureSources.parse(figures),
      };
    })
    .filter(({ figures }) => figures.length > 0);
}
