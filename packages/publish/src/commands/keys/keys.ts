import { UsageError } from '../../base/errors.ts';
import { words } from '../../base/words.ts';
import { withGuess, type Command } from '../command.ts';

/** By the word after `keys`. */
const actions: Record<string, () => Promise<Command>> = {
  make: async () => (await import('./make.ts')).make,
  enrol: async () => (await import('./enrol.ts')).enrol,
  list: async () => (await import('./list.ts')).list,
  revoke: async () => (await import('./revoke.ts')).revoke,
  check: async () => (await import('./check.ts')).check,
};

export const keys: Command = {
  usage: words`keys (${Object.keys(actions).join('|')}) …   (who may sign what; each says what it needs)`,
  async usageOf([name = '']) {
    return Object.hasOwn(actions, name) ? (await actions[name]?.())?.usage : undefined;
  },
  async run([name = '', ...rest], context) {
    const load = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (load === undefined)
      throw new UsageError(
        withGuess(words`keys needs one of ${Object.keys(actions)}.`, name, Object.keys(actions)),
      );
    const action = await load();
    await action.run(rest, context);
  },
};
