import type { ForeignCurrency, Language } from '@bank/contract';

/* Addresses that the server answers with files: /feed and /download. Chinese is what they give unless asked. */

export function feedUrl(file: 'fx.xml' | 'fx.json', language: Language): string {
  return `/feed/${file}${language === 'EN' ? '?language=EN' : ''}`;
}

export function ratesCsv(language: Language): string {
  return `/download/fx-rates.csv${language === 'EN' ? '?language=EN' : ''}`;
}

export function quotesCsv(currency: ForeignCurrency, date: string, language: Language): string {
  return `/download/fx-quotes.csv?currency=${currency}&date=${date}${language === 'EN' ? '&language=EN' : ''}`;
}

export function historyCsv(currency: ForeignCurrency, language: Language): string {
  return `/download/fx-history.csv?currency=${currency}${language === 'EN' ? '&language=EN' : ''}`;
}
