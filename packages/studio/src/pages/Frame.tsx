import type { ReactNode } from 'react';
import { SkipLink } from '@bank/ui';
import { wordsOf } from '../words/words.ts';
import type { FrameModel, NavigationName } from './page-model.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { Notice } from './parts/Notice.tsx';
import { languageOf } from './parts/language-of.ts';
import styles from './Frame.module.css';

const PLACES: Readonly<Record<NavigationName, string>> = {
  editions: '/',
  desks: '/desks/fx-rates',
  calendar: '/calendar',
  releases: '/releases',
  key: '/key',
  log: '/log',
};

interface Props {
  frame: FrameModel;
  title: string;
  children: ReactNode;
}

export function Frame({ frame, title, children }: Props) {
  const { language, path, signedIn, notice, styles: sheets, script } = frame;
  const words = wordsOf(language);
  return (
    <html lang={language === 'CN' ? 'zh-CN' : 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} – ${words.studio}`}</title>
        {sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={script} />
      </head>
      <body className={styles.body} data-person={signedIn?.name}>
        <SkipLink href="#main" label={words.skip} />
        <header className={styles.bar}>
          <a href="/" className={styles.name}>
            {words.studio}
          </a>
          {signedIn && (
            <>
              <nav aria-label={words.navigation}>
                <ul className={styles.links}>
                  {signedIn.links.map((name) => (
                    <li key={name}>
                      <a href={PLACES[name]} aria-current={isHere(path, PLACES[name]) ? 'page' : undefined}>
                        {words[name]}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
              <span className={styles.person}>
                {signedIn.shown}
                <span className={styles.roles}>
                  {signedIn.roles.map((role) => words.roles[role]).join(' · ')}
                </span>
              </span>
              <ActionForm token={signedIn.token} label={words.language} action="/language">
                <input type="hidden" name="path" value={path} />
                <button
                  type="submit"
                  name="language"
                  value={language === 'CN' ? 'EN' : 'CN'}
                  lang={language === 'CN' ? 'en' : 'zh-CN'}
                  className={styles.quiet}
                >
                  {words.otherLanguage}
                </button>
              </ActionForm>
              <ActionForm token={signedIn.token} label={words.signOut} action="/sign-out">
                <button type="submit" className={styles.quiet}>
                  {words.signOut}
                </button>
              </ActionForm>
            </>
          )}
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <h1 className={styles.title} lang={languageOf(title)}>
            {title}
          </h1>
          {notice && <Notice {...notice} />}
          {children}
        </main>
      </body>
    </html>
  );
}

const isHere = (path: string, place: string) =>
  place === '/'
    ? path === '/' || path.startsWith('/editions')
    : path.split('/', 2)[1] === place.split('/', 2)[1];
