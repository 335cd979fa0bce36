import { STORAGE_PREFIX } from '../../../base/state/stored-names.ts';

const KEY = `${STORAGE_PREFIX}feedback-draft`;

/** What is kept of a draft while it is written: never how to reach the visitor. */
export interface FeedbackDraft {
  feedbackType: string;
  content: string;
}

/** Of this window only, and gone with it. Storage that is switched off or full keeps nothing. */
export function readDraft(): FeedbackDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isDraft(kept) ? kept.data : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(data: FeedbackDraft): void {
  try {
    if (data.content.trim() === '' && data.feedbackType === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ v: 1, data }));
  } catch {
    // The form itself still holds it.
  }
}

export function forgetDraft(): void {
  keepDraft({ feedbackType: '', content: '' });
}

function isDraft(kept: unknown): kept is { data: FeedbackDraft } {
  if (typeof kept !== 'object' || kept === null || !('v' in kept) || kept.v !== 1 || !('data' in kept))
    return false;
  const { data } = kept;
  return (
    typeof data === 'object' &&
    data !== null &&
    'feedbackType' in data &&
    typeof data.feedbackType === 'string' &&
    'content' in data &&
    typeof data.content === 'string'
  );
}
