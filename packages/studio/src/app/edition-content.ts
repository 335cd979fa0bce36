import type { Language } from '@bank/contract';
import type { EditionModel } from '../pages/page-model.ts';
import type { Person } from '../people/person.ts';
import type { Words } from '../words/words.ts';

export interface Viewer {
  person: Person;
  language: Language;
  words: Words;
}

/** What is in an edition, and what is found in it. */
export interface EditionContent extends Pick<
  EditionModel,
  'items' | 'overtaken' | 'findings' | 'isChecking' | 'desk' | 'changes'
> {
  isChanged: boolean;
}
