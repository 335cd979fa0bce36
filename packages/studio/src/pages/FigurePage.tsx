import { FigurePreview } from '@bank/site/figure-preview';
import type { Words } from '../words/words.ts';
import type { PageModel } from './page-model.ts';
import styles from './FigurePage.module.css';

type Props = Extract<PageModel, { page: 'figure' }> & { words: Words; styles: readonly string[] };

/** Nothing but a figure, drawn by the site’s own parts. */
export function FigurePage({ figure, language, today, problems, words, styles: sheets }: Props) {
  return (
    <html lang={language === 'CN' ? 'zh-CN' : 'en'}>
      <head>
        <meta charSet="utf-8" />
        <title>{words.group.preview}</title>
        {sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body className={styles.body}>
        <main>
          {figure === undefined ? (
            <>
              <p>{words.group.notYet}</p>
              <ul lang="en">
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </>
          ) : (
            <FigurePreview figure={figure} language={language} today={today} />
          )}
        </main>
      </body>
    </html>
  );
}
