import { createElement, type FunctionComponent, type ReactNode } from 'react';
import type { SubjectWords } from '../../words/loading/subject-words.ts';
import { lazyPart } from '../state/lazy-part.ts';
import type { PagePart } from './page-module.ts';

/** One of the views of a page, in a chunk of its own. */
export interface PageView<Props> extends PagePart {
  /** With the data that the address asked for, as it asked for the view. */
  draw(props: Props): ReactNode;
}

/**
 * Makes the views of a page. A visitor sees one at a time; together they would weigh more than a page may. A component takes the
 * data of its own view: which one it is follows from the address that chose both.
 */
export function viewsOf<Props extends object>() {
  return <Own extends Props>(
    file: string,
    load: () => Promise<(props: Own) => ReactNode>,
    words: readonly SubjectWords<object>[] = [],
  ): PageView<Props> => {
    const part = lazyPart(file, load as unknown as () => Promise<FunctionComponent<Props>>);
    return {
      file,
      fetch: (language) => Promise.all([part.fetch(), ...words.map((subject) => subject.load(language))]),
      draw(props) {
        const View = part.loaded();
        if (View === undefined) throw new Error(`${file} is drawn before it was fetched`);
        return createElement(View, props);
      },
    };
  };
}
