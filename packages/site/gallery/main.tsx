import '@bank/ui/styles.css';
import '../src/base/styles/site.css';
import '../src/frame/accessibility-toolbar/a11y.css';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '@bank/contract';
import { allExamples, type ShownExample as Shown } from './all-examples.ts';
import { Catalogue } from './Catalogue.tsx';
import { dress, isLook } from './looks.ts';
import { ShownExample } from './ShownExample.tsx';
import { loadAllWords } from './SiteAround.tsx';

/** '/show/ui/Button/Button/leads-on?language=EN&theme=hc-night'; anything else is the catalogue. */
const SHOW = '/show/';

let root: Root | undefined;

async function draw(): Promise<void> {
  const { pathname, search, searchParams } = new URL(location.href);
  const { dataset } = document.documentElement;
  delete dataset['shown'];
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  const example = allExamples.find(({ id }) => pathname === SHOW + id);
  if (example === undefined) {
    root = createRoot(document.body);
    root.render(<Catalogue />);
    return;
  }
  await show(example, searchParams.get('language') === 'EN' ? 'EN' : 'CN', searchParams.get('theme'));
  // What checks the examples waits for it.
  dataset['shown'] = pathname + search;
}

async function show(shown: Shown, language: Language, theme: string | null): Promise<void> {
  const hasScript = shown.isWithoutScript !== true;
  document.title = `${shown.part}: ${shown.name}`;
  dress(document.documentElement, language, isLook(theme) ? theme : 'default', hasScript);
  await loadAllWords(language);
  const page = <ShownExample example={shown} language={language} />;
  if (hasScript) {
    const fresh = (root = createRoot(document.body));
    flushSync(() => fresh.render(page));
  } else document.body.innerHTML = renderToStaticMarkup(page);
  if (shown.press !== undefined) await press(shown.press);
  await Promise.all(Array.from(document.images, loaded));
}

/** Also a picture that would come only when it is near the window, or that no theme shows; one that is not there fails. */
function loaded(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  return image.decode();
}

/** Waits for what it opens, which may be fetched first. */
async function press(selector: string): Promise<void> {
  const button = document.querySelector<HTMLElement>(selector);
  if (button === null) throw new Error(`The example has no ${selector} to press`);
  button.click();
  while (button.getAttribute('aria-expanded') === 'false') {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

// Quicker than a new document: how the checks go from one example to the next.
addEventListener('popstate', () => void draw());
await draw();
