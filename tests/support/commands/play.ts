import type { Desk, Said } from './desk.ts';
import { placeOf, typedCommands, type DocumentedCommand } from './documented.ts';
import { judge, type Verdict } from './judge.ts';

/** What goes on until it is told to end, and what it says when it does so. */
const LASTING: readonly (readonly [RegExp, RegExp])[] = [
  [/\bfeed watch\b/, /^Watching /],
  [/\bnpm (?:start|run dev)$/, /"msg":"listening"/],
  [/\bnpm run studio$/, /^The studio listens on /],
  [/\bnpm run gallery$/, /\bLocal:/],
  [/\bpreview (?!.*(?:--changed|--help))/, /Ctrl-C ends it before/],
];

export interface Runnable extends DocumentedCommand {
  verdict: Extract<Verdict, { kind: 'run' }>;
}

export const judged = typedCommands.map((command) => ({ ...command, verdict: judge(command) }));
const isRunnable = (command: (typeof judged)[number]): command is Runnable => command.verdict.kind === 'run';
const runnable = judged.filter(isRunnable);

const inBlocks = new Set(
  runnable.filter(({ stands }) => stands === 'in a block').map(({ verdict }) => verdict.typed),
);
const story = judged.filter(({ verdict }) => verdict.kind === 'of the story').map(({ text }) => text);
/** What pages repeat of the story, and words of a block or of what was said before, is typed there. */
const isRepeated = ({ stands, says, text, verdict: { typed } }: Runnable, at: number) =>
  story.includes(text) ||
  (stands === 'among words' &&
    says === '' &&
    (inBlocks.has(typed) || runnable.findIndex(({ verdict }) => verdict.typed === typed) < at));

/** What is run of each section, in its order, where it needs no more than this. */
export function sectionsThatNeed(needs: Runnable['verdict']['needs']): Map<string, Runnable[]> {
  const once = runnable.filter((command, at) => !isRepeated(command, at));
  const bySection = Map.groupBy(once, ({ document, section }) => `${document}: ${section}`);
  const some = [...bySection].flatMap(([section, all]): [string, Runnable[]][] => {
    // Where one command starts the site, those around it are about it.
    const isOfSite = all.some(({ text }) => text.endsWith('npm start'));
    const commands = all.filter(({ verdict }) =>
      isOfSite && verdict.needs === 'nothing' ? needs === 'site' : verdict.needs === needs,
    );
    return commands.length === 0 ? [] : [[section, commands]];
  });
  return new Map(some);
}

/** Types the commands one after the other; each must do what it is told, or be refused as the document says. */
export async function play(desk: Desk, commands: readonly Runnable[]): Promise<void> {
  const typed = new Set<string>();
  for (const command of commands) {
    const text = command.verdict.typed;
    if (typed.has(text)) continue;
    typed.add(text);
    await types(desk, command, text);
  }
}

/** Types it and holds that it did what it is told. What goes on by itself is ended when it has said that it does. */
export async function types(desk: Desk, command: DocumentedCommand, text: string): Promise<void> {
  expectDone(command, await done(desk, text));
}

async function done(desk: Desk, text: string) {
  const [, says] = LASTING.find(([lasts]) => lasts.test(text)) ?? [];
  if (says === undefined) return desk.type(text);
  const { lines, end } = await desk.start(text, says);
  return { code: await end(), said: lines.join('\n') };
}

/** Throws where it did not end as the document says, or did not print what it says. */
export function expectDone(command: DocumentedCommand, { code, said }: Said): void {
  const fail = (what: string) => {
    throw new Error(`${placeOf(command)}\n${what}. It said:\n${said}`);
  };
  if (command.isRefused && code === 0) fail('was not refused');
  if (!command.isRefused && code !== 0) fail(`ended with ${code}`);
  if (!said.includes(command.says)) fail(`did not say “${command.says}”`);
}
