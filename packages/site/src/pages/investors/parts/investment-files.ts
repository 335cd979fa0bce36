import type { Language } from '@bank/contract';

const search = (language: Language) => (language === 'EN' ? '?language=EN' : '');

export const keyFiguresCsv = (language: Language) => `/download/key-figures.csv${search(language)}`;
export const keyFigureFactsCsv = (language: Language) => `/download/key-figure-facts.csv${search(language)}`;
export const shareClosesCsv = (language: Language) => `/download/share-closes.csv${search(language)}`;
export const calendarFile = (language: Language) => `/feed/investor-calendar.ics${search(language)}`;
export const eventFile = (id: string, language: Language) =>
  `/feed/investor-event-${id}.ics${search(language)}`;
