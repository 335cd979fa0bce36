/** The element that a fragment such as `#history` names. */
export function partNamed(hash: string): HTMLElement | null {
  if (hash === '') return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not every `%` in an address is an encoded character.
    return null;
  }
}

/**
 * Whether the visitor is already at work in the part that the address names. Links inside a part carry its fragment,
 * so that without script the page comes back there; with script nothing then has to move, neither focus nor scroll.
 */
export function isFocusWithin(hash: string): boolean {
  return partNamed(hash)?.contains(document.activeElement) === true;
}
