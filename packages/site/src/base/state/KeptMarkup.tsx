import { createContext, use, type ReactElement } from 'react';

/** Knows in one render what was drawn in an earlier one (app/document/markup-keeper.ts). */
export interface MarkupMarks {
  /** What stands for markup that is known, or else what goes around it so that it will be. */
  marksOf(of: object): { whole: string } | { before: string; after: string };
}

/** Absent in the browser, which draws everything once. */
export const MarkupMarks = createContext<MarkupMarks | undefined>(undefined);

interface KeptMarkupProps {
  /** From the content; while it is the same object, so is the markup. */
  of: object;
  /** May depend on `of` and on the language, and hold no id that React makes. */
  children: ReactElement;
}

/**
 * A part that is the same on many pages: the server draws it once for a content version, not once for a page. Not beside
 * text or another part.
 */
export function KeptMarkup({ of, children }: KeptMarkupProps) {
  const marks = use(MarkupMarks)?.marksOf(of);
  if (marks === undefined) return children;
  if ('whole' in marks) return marks.whole;
  return (
    <>
      {marks.before}
      {children}
      {marks.after}
    </>
  );
}
