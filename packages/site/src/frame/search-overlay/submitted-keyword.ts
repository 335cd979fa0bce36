import type { SubmitEvent } from 'react';

/** What a search form asks for. Specification 5: a keyword is trimmed, and an empty one does nothing. */
export function submittedKeyword(event: SubmitEvent<HTMLFormElement>): string {
  const value = new FormData(event.currentTarget).get('keyword');
  const keyword = typeof value === 'string' ? value.trim() : '';
  if (keyword === '') event.preventDefault();
  return keyword;
}
