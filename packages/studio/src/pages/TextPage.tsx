import { TextPreview } from '@bank/site/text-preview';
import type { Words } from '../words/words.ts';
import type { PageModel } from './page-model.ts';

type Props = Extract<PageModel, { page: 'text' }> & { words: Words; styles: readonly string[] };

/** Nothing but a text, drawn by the site’s own pages in their own styles. Its links lead nowhere: the frame opens no windows. */
export function TextPage({ draft, words, styles, ...how }: Props) {
  return (
    <html lang={how.language === 'CN' ? 'zh-CN' : 'en'} data-script="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{words.beside.title}</title>
        <base target="_blank" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main>
          {draft === undefined ? <p>{words.beside.notYet}</p> : <TextPreview {...how} draft={draft} />}
        </main>
      </body>
    </html>
  );
}
