/** As a reader counts: `曜👍` → 2. */
export const lengthInCharacters = (text: string): number => Array.from(text).length;
