/** `Loan amount` → `loan amount`; an abbreviation such as `LPR` stays. */
export function lowerFirst(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
