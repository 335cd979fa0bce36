import { uiExamples, type Example, type ExamplesFile } from '@bank/ui/examples';

export interface ShownExample extends Example {
  /** 'parts/lists/Pages' */
  part: string;
  /** 'parts/lists/Pages/the-last-page' */
  id: string;
}

const siteExamples = import.meta.glob<ExamplesFile>('../src/**/*.examples.tsx', { eager: true });

/** Room by room, as the files stand. */
export const allExamples: readonly ShownExample[] = [
  ...Object.entries(uiExamples).flatMap(([file, { examples }]) => shown(file.replace('./', 'ui/'), examples)),
  ...Object.entries(siteExamples).flatMap(([file, { examples }]) =>
    shown(file.replace('../src/', ''), examples),
  ),
];

function shown(file: string, examples: readonly Example[]): ShownExample[] {
  const part = file.replace('.examples.tsx', '');
  return examples.map((example) => ({ ...example, part, id: `${part}/${slug(example.name)}` }));
}

/** 'The last page, of 12' → 'the-last-page-of-12' */
function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
