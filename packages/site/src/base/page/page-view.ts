import { createElement, type ReactNode } from 'react';
import type { SubjectWords } from '../../words/loading/subject-words.ts';
import { lazyPart } from '../state/lazy-part.ts';
import type { PagePart } from './page-module.ts';

/** One of the views of a page, in a chunk of its own. */
export interface PageView<Props> extends PagePart {
  /** With the data that the address asked for, as it asked for the view. */
  draw(props: Props): ReactNode;
}

/** As a method's, its parameter may be narrower: which view it is follows from the address that chose the data too. */
type ViewComponent<Props> = { of(props: Props): ReactNode }['of'];

/** A visitor sees one view at a time; together they would weigh more than a page may. `words` are those of this view alone. */
export function pageView<Props extends object>(
  file: string,
  load: () => Promise<ViewComponent<Props>>,
  words: readonly SubjectWords<object>[] = [],
): PageView<Props> {
  const part = lazyPart<Props>(file, load);
  return {
    file,
    fetch: (language) => Promise.all([part.fetch(), ...words.map((subject) => subject.load(language))]),
    draw(props) {
      const View = part.loaded();
      if (View === undefined) throw new Error(`${file} is drawn before it was fetched`);
      return createElement(View, props);
    },
  };
}
