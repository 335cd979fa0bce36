import { join } from 'node:path';
import { ContentUnavailable } from '@bank/store';
import { sayWarnings, withGuess, type Command } from './command.ts';
import { ConfigError, ContentError, UsageError } from '../base/errors.ts';
import { remembering } from '../formats/media/memory/memory.ts';
import { withoutHelp } from './help.ts';
import { chosenLanguage, languageOf } from './language.ts';
import { readSettings } from './settings.ts';
import type { Terminal } from './terminal.ts';
import { worded, words, wordsIn, type Words } from '../base/words.ts';

export { ConfigError, UsageError, type Command };
export { nearest } from '../base/nearest.ts';
export { withoutHelp } from './help.ts';
export { ownTerminal } from './terminal.ts';
export { verbatim, worded, words, type Words } from '../base/words.ts';
export { beijingTime, momentOf, releaseIdOf, scopeOf, scopeOfFolder } from './command.ts';

/** By the name that is typed. Each is loaded then: what lists releases needs neither Markdown nor pinyin. */
export type Commands = Readonly<Record<string, () => Promise<Command>>>;

const ownCommands: Commands = {
  pack: async () => (await import('./pack.ts')).pack,
  check: async () => (await import('./check.ts')).check,
  import: async () => (await import('./import.ts')).importCommand,
  feed: async () => (await import('./feed.ts')).feed,
  activate: async () => (await import('./activate.ts')).activateCommand,
  'call-off': async () => (await import('./activate.ts')).callOffCommand,
  rollback: async () => (await import('./activate.ts')).rollbackCommand,
  list: async () => (await import('./list.ts')).list,
  diff: async () => (await import('./diff.ts')).diff,
  prune: async () => (await import('./prune.ts')).prune,
  index: async () => (await import('./index-search.ts')).indexSearch,
  'accept-word': async () => (await import('./accept-word.ts')).acceptWord,
  publish: async () => (await import('./publish.ts')).publish,
  log: async () => (await import('./log.ts')).log,
  keys: async () => (await import('./keys/keys.ts')).keys,
  sign: async () => (await import('./sign.ts')).signCommand,
  'new-bank': async () => (await import('./new-bank.ts')).newBank,
  demo: async () => (await import('./demo.ts')).demo,
};

/**
 * Runs one command, of ours or of `further`, which are those of packages that know more; gives the exit code: 0 done,
 * 1 refused or failed, 2 not understood, 3 done in part.
 */
export async function runContent(
  args: string[],
  environment: Record<string, string | undefined>,
  terminal: Terminal,
  further: Commands = {},
): Promise<0 | 1 | 2 | 3> {
  let language = languageOf(environment);
  const say = (line: Words) => terminal.say(wordsIn(line, language));
  const complain = (line: Words) => terminal.complain(wordsIn(line, language));
  const { ask: asked, askSecret: askedSecret } = terminal;
  const ask = asked && ((question: Words) => asked(wordsIn(question, language)));
  const askSecret = askedSecret && ((question: Words) => askedSecret(wordsIn(question, language)));
  const commands: Commands = { ...ownCommands, ...further };
  let usages: Words[] = [];
  try {
    const { chosen = language, rest: given } = chosenLanguage(args);
    language = chosen;
    const {
      isHelp,
      rest: [name = '', ...rest],
    } = withoutHelp(given);
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (load === undefined) {
      usages = await everyUsage(commands);
      if (!isHelp || name !== '') throw new UsageError(unknownCommand(name, commands));
    }
    const command = await load?.();
    if (command !== undefined) usages = [(await command.usageOf?.(rest)) ?? command.usage];
    if (command === undefined || isHelp) {
      for (const usage of usages) say(words`  content ${usage}`);
      return 0;
    }
    const settings = readSettings(environment);
    const done = await remembering(join(settings.dataDir, 'remembered'), (memory) =>
      command.run(rest, { settings, memory, now: Date.now(), language, say, ask, askSecret }),
    );
    return done === 'partly' ? 3 : 0;
  } catch (error) {
    if (isUsageError(error)) {
      complain(unknownOption(error, usages) ?? reasonOf(error));
      for (const usage of usages) complain(words`  content ${usage}`);
      return 2;
    }
    if (error instanceof ContentError) {
      sayWarnings(error.warnings, say);
      for (const line of error.lines) complain(line);
    }
    complain(reasonOf(error));
    return 1;
  }
}

async function everyUsage(commands: Commands): Promise<Words[]> {
  const all = await Promise.all(Object.values(commands).map(async (load) => (await load()).usage));
  return [
    ...all,
    words`<command> … --help`,
    words`<command> … --language zh|en   (whatever the terminal says)`,
  ];
}

function unknownCommand(name: string, commands: Commands): Words {
  if (name === '') return words`Which command?`;
  const unknown = words`There is no command "${name}".`;
  return words`${withGuess(unknown, name, Object.keys(commands))} These are:`;
}

/** An option that the usage does not name. */
function unknownOption(error: Error, usages: readonly Words[]): Words | undefined {
  const [, option] = /^Unknown option '(--[^']+)'/.exec(error.message) ?? [];
  if (option === undefined) return undefined;
  const known = usages.flatMap((usage) => wordsIn(usage, 'EN').match(/--[a-z][a-z-]*/g) ?? []);
  return withGuess(words`Unknown option '${option}'.`, option, [...known, '--language', '--help']);
}

function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function reasonOf(error: unknown): Words {
  if (error instanceof ContentError || error instanceof ConfigError || error instanceof UsageError)
    return error.words;
  if (isUsageError(error)) return worded(error.message);
  if (error instanceof ContentUnavailable) {
    return words`${worded(error.message)} Nothing was changed. Is DATABASE_URL right, or is BANK_DATA_DIR writable and its disk not full?`;
  }
  const reason = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
  return words`Failed: ${worded(reason)} Nothing half-done is left in the store; try again, and report this line if it stays.`;
}
