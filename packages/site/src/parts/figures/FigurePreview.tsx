import { beijingDay, type Figure, type Language } from '@bank/contract';
import { LanguageContext } from '../../base/state/site-context.ts';
import { serverMessages } from '../../words/loading/server-messages.ts';
import { FigureView } from './FigureView.tsx';
import styles from './FigurePlace.module.css';

/** A figure as a page of the site draws it, for whoever writes it. No page of the site has it. */
export function FigurePreview({ figure, language }: { figure: Figure; language: Language }) {
  return (
    <LanguageContext value={{ language, words: serverMessages(language), officialHost: '', today: beijingDay(Date.now()) }}>
      <div className={styles.figure}>
        <FigureView figure={figure} place="page" />
      </div>
    </LanguageContext>
  );
}
