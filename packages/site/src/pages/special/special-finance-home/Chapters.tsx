import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { specialWords } from '../../../words/special/special/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { ChapterView } from './ChapterView.tsx';
import type { Chapter } from './chapters.ts';

export function Chapters({ chapters }: { chapters: readonly Chapter[] | undefined }) {
  const words = useWords(specialWords);
  if (chapters === undefined) return <BlockNote>{words.failed}</BlockNote>;
  return chapters.map((chapter) => <ChapterView key={chapter.theme} chapter={chapter} />);
}
