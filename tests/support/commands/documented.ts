import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { marked, type Token, type Tokens } from 'marked';

export const ROOT = resolve(import.meta.dirname, '../../..');

export interface DocumentedCommand {
  document: string;
  /** The heading that it stands under. */
  section: string;
  line: number;
  /** As it stands there, without a remark behind it. */
  text: string;
  /** `npm run check` among words is a name: it has nothing behind it. In a block it is typed. */
  stands: 'in a block' | 'among words' | 'as a name';
  /** What it prints, where the document says so: `npm start # → listening`, or "`npm start` says `listening`". */
  says: string;
  /** `content import codes # refused: found one person alone` */
  isRefused: boolean;
}

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/*.md',
  'docs/operations/*.md',
  'deploy/**/*.md',
];

/** Of blocks: one that names no language is of commands too. */
const SHELL = [undefined, '', 'sh'];
/** What begins a command among words; in a block every line is one. */
const PROGRAM =
  /^(?:\w+=\S+ )*(?:npm|npx|node|content|visits|git|curl|openssl|nginx|promtool|kill|cp|df|du|docker|kubectl|systemctl|journalctl|psql|pg_\w+) \S/;
const NAME =
  /^(?:npm(?: run)? [\w:-]+(?: --)?|(?:npm run )?(?:content|visits)(?: --)? (?:feed (?:watch|status)|keys \w+|[\w-]+|…))(?: (?:<command>|…))?$/;
const REMARK = /\s+# (?:(?<kind>refused:|→) (?<says>.*)|.*)$/;

/** Every command that a document gives to be typed or names. */
export function commandsIn(document: string, markdown: string): DocumentedCommand[] {
  let section = '';
  let line = 1;
  return marked.lexer(markdown).flatMap((token) => {
    if (isHeading(token)) section = token.text;
    const found = isCode(token) ? inBlock(token) : amongWords(token);
    const commands = found.map((one) => ({ document, section, ...one, line: line + one.line }));
    line += newlinesIn(token.raw);
    return commands;
  });
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isCode = (token: Token): token is Tokens.Code => token.type === 'code';
const isInlineCode = (token: Token | undefined): token is Tokens.Codespan => token?.type === 'codespan';
const newlinesIn = (text: string) => text.split('\n').length - 1;

/** `line` counts from the first line of the piece. */
type Found = Omit<DocumentedCommand, 'document' | 'section'>;

function inBlock({ lang, text, codeBlockStyle }: Tokens.Code): Found[] {
  if (!SHELL.includes(lang)) return [];
  const fence = codeBlockStyle === 'indented' ? 0 : 1;
  return text.split('\n').flatMap((typed, index) => {
    const { kind, says = '' } = REMARK.exec(typed)?.groups ?? {};
    const command = typed.replace(REMARK, '').trim();
    if (command === '') return [];
    return { line: fence + index, text: command, stands: 'in a block', says, isRefused: kind === 'refused:' };
  });
}

function amongWords(piece: Token): Found[] {
  const tokens: Token[] = [];
  void marked.walkTokens([piece], (token) => void tokens.push(token));
  let from = 0;
  return tokens.flatMap((token, index) => {
    if (!isInlineCode(token)) return [];
    from = Math.max(from, piece.raw.indexOf(token.raw, from));
    const text = token.text.replaceAll(/\s+/g, ' ');
    if (!PROGRAM.test(text)) return [];
    const [words, answer] = tokens.slice(index + 1);
    const says = words?.raw === ' says ' && isInlineCode(answer) ? answer.text : '';
    const line = newlinesIn(piece.raw.slice(0, from));
    return { line, text, stands: NAME.test(text) ? 'as a name' : 'among words', says, isRefused: false };
  });
}

export const documentedCommands = globSync(DOCUMENTS, { cwd: ROOT })
  .toSorted()
  .flatMap((path) => commandsIn(path, readFileSync(join(ROOT, path), 'utf8')));

/** What is to be typed of them. */
export const typedCommands = documentedCommands.filter(({ stands }) => stands !== 'as a name');

export const placeOf = ({ document, line, text }: DocumentedCommand) => `${document}:${line}: ${text}`;
