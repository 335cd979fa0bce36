import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prepareTexts } from '@bank/site/text-preview';
import { BankSignInPage } from './pages/BankSignInPage.tsx';
import { CalendarPage } from './pages/CalendarPage.tsx';
import { ContentPage } from './pages/ContentPage.tsx';
import { DeskPage } from './pages/DeskPage.tsx';
import { EditionPage } from './pages/EditionPage.tsx';
import { EditionsPage } from './pages/EditionsPage.tsx';
import { FigurePage } from './pages/FigurePage.tsx';
import { Frame } from './pages/Frame.tsx';
import { ItemPage } from './pages/ItemPage.tsx';
import { KeyPage } from './pages/KeyPage.tsx';
import { LogPage } from './pages/LogPage.tsx';
import { LookPage } from './pages/LookPage.tsx';
import { MediaPage } from './pages/MediaPage.tsx';
import { OrderPage } from './pages/OrderPage.tsx';
import type { FrameModel, PageModel, SignedIn } from './pages/page-model.ts';
import { NotSignedInPage } from './pages/NotSignedInPage.tsx';
import { ReleasesPage } from './pages/ReleasesPage.tsx';
import { SendAgainPage } from './pages/SendAgainPage.tsx';
import { SignedOutPage } from './pages/SignedOutPage.tsx';
import { SignInPage } from './pages/SignInPage.tsx';
import { TextPage } from './pages/TextPage.tsx';
import { wordsOf, type Words } from './words/words.ts';

await prepareTexts();

const NOBODY: SignedIn = { name: '', shown: '', roles: [], token: '', links: [] };

/** A whole page as text. */
export function renderPage(model: PageModel, frame: FrameModel): string {
  const words = wordsOf(frame.language);
  if (model.page === 'figure')
    return `<!doctype html>${renderToStaticMarkup(<FigurePage {...model} words={words} styles={frame.styles} />)}`;
  if (model.page === 'text')
    return `<!doctype html>${renderToStaticMarkup(<TextPage {...model} words={words} styles={frame.textStyles} />)}`;
  const { title, content } = viewOf(model, frame.signedIn ?? NOBODY, words);
  const page = (
    <Frame frame={frame} title={title}>
      {content}
    </Frame>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function viewOf(
  model: Exclude<PageModel, { page: 'figure' | 'text' }>,
  signedIn: SignedIn,
  words: Words,
): { title: string; content: ReactNode } {
  const { token } = signedIn;
  switch (model.page) {
    case 'sign-in':
      return { title: words.signIn, content: <SignInPage {...model} words={words} /> };
    case 'bank-sign-in':
      return { title: words.signIn, content: <BankSignInPage {...model} words={words} /> };
    case 'not-signed-in':
      return { title: words.notSignedIn, content: <NotSignedInPage {...model} words={words} /> };
    case 'signed-out':
      return { title: words.signedOut, content: <SignedOutPage {...model} words={words} /> };
    case 'send-again':
      return { title: words.sendAgainTitle, content: <SendAgainPage {...model} words={words} /> };
    case 'editions':
      return { title: words.editions, content: <EditionsPage {...model} words={words} token={token} /> };
    case 'edition':
      return {
        title: model.edition.title,
        content: <EditionPage edition={model.edition} signedIn={signedIn} words={words} />,
      };
    case 'content':
      return { title: words.content, content: <ContentPage {...model} words={words} token={token} /> };
    case 'media':
      return { title: words.media.title, content: <MediaPage {...model} words={words} token={token} /> };
    case 'order':
      return { title: words.ordering.title, content: <OrderPage {...model} words={words} token={token} /> };
    case 'item':
      return { title: model.title, content: <ItemPage {...model} words={words} token={token} /> };
    case 'desk':
      return {
        title: words.desk.names[model.name],
        content: <DeskPage {...model} words={words} token={token} />,
      };
    case 'calendar':
      return { title: words.calendar, content: <CalendarPage {...model} words={words} /> };
    case 'releases':
      return { title: words.releases, content: <ReleasesPage {...model} words={words} token={token} /> };
    case 'look':
      return {
        title: `${words.look}: ${model.edition.title}`,
        content: <LookPage {...model} words={words} token={token} />,
      };
    case 'key':
      return { title: words.key, content: <KeyPage {...model} words={words} signedIn={signedIn} /> };
    case 'log':
      return { title: words.log, content: <LogPage {...model} words={words} /> };
    case 'problem':
      return {
        title: model.text,
        content: (
          <>
            {model.link && (
              <p>
                <a href={model.link.address}>{model.link.text}</a>
              </p>
            )}
            <a href="/">{words.back}</a>
          </>
        ),
      };
  }
}
