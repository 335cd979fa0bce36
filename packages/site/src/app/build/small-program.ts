import type { Plugin, Rolldown } from 'vite';

/** Without blanks and comments; names stay, for a stack is read by them. */
export const NAMES_STAY: Rolldown.OutputOptions = {
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
};

/** An escape that is none of JavaScript's own, as in `/\中/`. */
const ESCAPED = /(?<!\\)(?:\\\\)*\\[^\0-\x7f]/;
const FOREIGN = /[^\0-\x7f]/g;

/** Code of the same meaning in letters of which V8 keeps each in one byte. Throws where a letter is escaped by itself. */
export function inAscii(code: string): string {
  if (ESCAPED.test(code))
    throw new Error('A letter outside ASCII has a backslash of its own, which it does not need.');
  return code.replaceAll(FOREIGN, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * For programs that a server runs: V8 keeps their text for as long as they run, and two bytes for each letter where one of them is Chinese
 * (docs/decisions/0086).
 */
export function smallProgram(): Plugin {
  return {
    name: 'small-program',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code);
    },
  };
}
