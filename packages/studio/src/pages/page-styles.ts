/** Here and not in the entry: what is found so is imported before everything else of its file. */
export const pageSheets = import.meta.glob('./**/*.module.css', { eager: true });
