const OPTIONS = ['--help', '-h'];

/** Whether somebody asks how a command is typed, by `--help` anywhere or by `help` in front, and what they typed besides. */
export function withoutHelp(args: readonly string[]): { isHelp: boolean; rest: string[] } {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const isAsked = (arg: string, at: number) =>
    at < end && (OPTIONS.includes(arg) || (at === 0 && arg === 'help'));
  const rest = args.filter((arg, at) => !isAsked(arg, at));
  return { isHelp: rest.length < args.length, rest };
}
