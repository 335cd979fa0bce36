import type { SubmitEvent } from 'react';

/** What a search form asks for. A keyword is trimmed, and an empty one does nothing (S5-keyword). */
export function submittedKeyword(event: SubmitEvent<HTMLFormElement>): string {
  const value = new FormData(event.currentTarget).get('keyword');
  const keyword = typeof value === 'string' ? value.trim() : '';
  if (keyword === '') event.preventDefault();
  return keyword;
}
