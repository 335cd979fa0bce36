import type { ReactNode } from 'react';

export type ExampleLanguage = 'CN' | 'EN';

/** One state of a part. The gallery shows it, axe and IBM's engine judge it, its pictures are compared. */
export interface Example {
  /** A plain fact, such as 'the last page'. Its address and the names of its pictures are made of it. */
  name: string;
  render: (language: ExampleLanguage) => ReactNode;
  /** Where a page has it: in the width of the content, as wide as the window, or outside of `main` as a header is. */
  place?: 'content' | 'window' | 'outside';
  isOnNight?: true;
  /** Selector of what is pressed once the example is drawn, such as the button of a panel. */
  press?: string;
  /** Drawn as the server sends it, on a page whose script never runs. */
  isWithoutScript?: true;
  /** Its pictures are compared in the contrast themes and in grey too. */
  isInEveryTheme?: true;
}

/** What a `<Part>.examples.tsx` exports. */
export interface ExamplesFile {
  examples: readonly Example[];
}

/** By path: './Button/Button.examples.tsx'. */
export const uiExamples = import.meta.glob<ExamplesFile>('./**/*.examples.tsx', { eager: true });
