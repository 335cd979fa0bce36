type Opener = HTMLElement;

const listeners = new Set<(opener: Opener) => void>();

/** Asks for the consent notice again; `opener` gets the focus back. */
export function openPrivacySettings(opener: Opener): void {
  for (const listener of listeners) listener(opener);
}

export function onPrivacySettings(listener: (opener: Opener) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
