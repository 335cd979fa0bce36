import type { Figure, Language } from '@bank/contract';
import { LanguageContext } from '../../base/state/site-context.ts';
import { serverMessages } from '../../words/loading/server-messages.ts';
import { FigureView } from './FigureView.tsx';
import styles from './FigurePlace.module.css';

interface FigurePreviewProps {
  figure: Figure;
  language: Language;
  /** The day in Beijing that it is drawn for. */
  today: string;
}

/** A figure as a page of the site draws it, for whoever writes it. No page of the site has it. */
export function FigurePreview({ figure, language, today }: FigurePreviewProps) {
  return (
    <LanguageContext value={{ language, words: serverMessages(language), officialHost: '', today }}>
      <div className={styles.figure}>
        <FigureView figure={figure} place="page" />
      </div>
    </LanguageContext>
  );
}
