/** Where `npm run build` puts the program: the server in a few files. */
export const PROGRAM_FOLDER: string;
/** Notes in `folder` what the program there was made of; `files` by their whole paths. */
export function noteSources(folder: string, files: readonly string[]): void;
/**
 * Where the built program starts, or undefined where it was not built, or from other files than lie here now: what a source
 * says is what runs.
 */
export function builtProgram(folder?: string): string | undefined;
