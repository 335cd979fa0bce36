import { HTML_LANG, languageOf } from '../../base/page/language-paths.ts';
import { useRoute } from '../../base/page/route-context.ts';
import { useDocument } from '../../base/state/site-context.ts';

/** The last resort: even the chrome could not be drawn. Visitors still get a sentence and a way on. */
export function DocumentProblem() {
  const language = languageOf(useRoute().place.pathname);
  const words = useDocument().messagesOf(language);
  return (
    <html lang={HTML_LANG[language]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{words['problem.title']}</title>
      </head>
      <body>
        <main>
          <h1>{words['problem.title']}</h1>
          <p>{words['problem.general']}</p>
          <p>
            <a href={language === 'CN' ? '/personal' : '/en'} data-reload="">
              {words['problem.home']}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
