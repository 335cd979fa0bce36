import type { Language } from '@bank/contract';
import { LANGUAGE_FIELDS } from '../base/bundle/record-line.ts';
import { UsageError } from '../base/errors.ts';
import { words } from '../base/words.ts';

const OPTION = '--language';

/** What every command takes, and what is left of its arguments without it. @throws UsageError for another language */
export function chosenLanguage(args: readonly string[]): { chosen: Language | undefined; rest: string[] } {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const place = args.findIndex((arg, at) => at < end && (arg === OPTION || arg.startsWith(`${OPTION}=`)));
  if (place === -1) return { chosen: undefined, rest: [...args] };
  const isApart = args[place] === OPTION;
  const named = isApart ? args[place + 1] : args[place]?.slice(OPTION.length + 1);
  const chosen = (['CN', 'EN'] as const).find((language) => LANGUAGE_FIELDS[language] === named);
  if (chosen === undefined) throw new UsageError(words`--language needs zh or en, not "${named ?? ''}".`);
  return { chosen, rest: args.toSpliced(place, isApart ? 2 : 1) };
}

/** The language of a terminal, as POSIX has it (chapter 8.2): the first of these that says anything. */
export function languageOf({
  LC_ALL = '',
  LC_MESSAGES = '',
  LANG = '',
}: Record<string, string | undefined>): Language {
  return /^zh/i.test(LC_ALL || LC_MESSAGES || LANG) ? 'CN' : 'EN';
}
