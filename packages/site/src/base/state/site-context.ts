import { createContext, use } from 'react';
import { coverImageUrl, type Language } from '@bank/contract';
import type { Messages } from '../../words/loading/messages.ts';
import { joinWords } from '../../words/loading/join-words.ts';
import type { SubjectWords } from '../../words/loading/subject-words.ts';
import type { PageRegistry } from '../page/page-registry.ts';
import type { BrowserEnvironment } from '../render-contract.ts';

/** What is fixed for as long as the document lives. */
export interface DocumentContext extends BrowserEnvironment {
  /** Scheme and host of canonical links. */
  origin: string;
  registry: PageRegistry;
  messagesOf: (language: Language) => Messages;
}

export const DocumentContext = createContext<DocumentContext | undefined>(undefined);

/** What is fixed for as long as the language does. */
export interface LanguageContext {
  language: Language;
  words: Messages;
  /** Fills `{host}` in links from content (PD-2). */
  officialHost: string;
  /** The day in Beijing that the page was made for. */
  today: string;
}

export const LanguageContext = createContext<LanguageContext | undefined>(undefined);

export function useDocument(): DocumentContext {
  const context = use(DocumentContext);
  if (context === undefined) throw new Error('The site is rendered outside its DocumentContext');
  return context;
}

export function useSite(): LanguageContext {
  const context = use(LanguageContext);
  if (context === undefined) throw new Error('A page is rendered outside its LanguageContext');
  return context;
}

type WordsOf<Subjects> = Subjects extends readonly [SubjectWords<infer First>, ...infer Rest]
  ? First & WordsOf<Rest>
  : Messages;

/** The dictionary of the page's language, with the words of subjects that the page declares or the part carries. */
export function useWords<const Subjects extends readonly SubjectWords<object>[]>(
  ...subjects: Subjects
): WordsOf<Subjects> {
  const { language, words } = useSite();
  return subjects.reduce<object>(
    (all, subject) => joinWords(all, subject.of(language)),
    words,
  ) as WordsOf<Subjects>;
}

/** Cover field → address of its first picture, or undefined. */
export function useImageUrl(): (cover: string | undefined) => string | undefined {
  const { imageBase } = useDocument();
  return (cover) => coverImageUrl(cover, imageBase);
}
