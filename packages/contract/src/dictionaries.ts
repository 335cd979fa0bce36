/* Code dictionaries (product guide 4.4), a file for each subject, so that a page carries only its own. The words for each
   code are in site/src/words, and in names/ where the server writes them too. */
export * from './dictionaries/branches.ts';
export * from './dictionaries/cards.ts';
export * from './dictionaries/consumers.ts';
export * from './dictionaries/corporate.ts';
export * from './dictionaries/disclosure.ts';
export * from './dictionaries/feedback.ts';
export * from './dictionaries/fees.ts';
export * from './dictionaries/funds.ts';
export * from './dictionaries/investors.ts';
export * from './dictionaries/letters.ts';
export * from './dictionaries/rates.ts';
export * from './dictionaries/search.ts';
export * from './dictionaries/wealth.ts';
