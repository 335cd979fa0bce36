import type { Language } from '@bank/contract';
import type { ShownExample as Shown } from './all-examples.ts';
import { SiteAround } from './SiteAround.tsx';
import styles from './ShownExample.module.css';

/** One example on a page that has what a page of the site has: a heading, a `main`, its language. */
export function ShownExample({ example, language }: { example: Shown; language: Language }) {
  const { part, name, place = 'content', isOnNight, render } = example;
  const heading = (
    <h1 className={styles.heading} lang="en">
      {`${part}: ${name}`}
    </h1>
  );
  // Also what the Tab key finds where the part has nothing: a page that scrolls must have something to scroll it by.
  const wayBack = (
    <p className={styles.back} lang="en">
      <a href="/">All examples</a>
    </p>
  );
  const stage = (
    <div id="stage" className={styles[place]} data-tone={isOnNight ? 'night' : undefined}>
      <SiteAround language={language}>{render(language)}</SiteAround>
    </div>
  );
  return place === 'outside' ? (
    <>
      {stage}
      <main id="main">
        {heading}
        {wayBack}
      </main>
    </>
  ) : (
    <main id="main">
      {heading}
      {stage}
      {wayBack}
    </main>
  );
}
