/** One kind of line of the log, as the code writes it. */
export interface LogLine {
  level: string;
  /** What differs from one line to the next is …; '' where the message is given by somebody else. */
  message: string;
  /** Names of what the line has besides; undefined where that is given by somebody else. */
  holds: string[] | undefined;
}

const CALL = /\blog\.(trace|debug|info|warn|error|fatal)\(/g;

/** Every call of a log in a source. */
export function logLinesIn(source: string): LogLine[] {
  return [...source.matchAll(CALL)].map((match) => {
    const [first = '', ...others] = argumentsAt(source, match.index + match[0].length);
    const last = others.at(-1) ?? first;
    const message = messageIn(last);
    const hasObject = others.length > 0;
    return { level: match[1] ?? '', message, holds: hasObject ? namesIn(first) : [] };
  });
}

/** The arguments that begin at a place, each as it is written. */
function argumentsAt(source: string, start: number): string[] {
  const found: string[] = [];
  let [from, depth, quote] = [start, 0, ''];
  for (let at = start; at < source.length; at += 1) {
    const char = source[at] ?? '';
    if (quote !== '') {
      if (char === '\\') at += 1;
      else if (char === quote) quote = '';
    } else if (`'"\``.includes(char)) quote = char;
    else if ('([{'.includes(char)) depth += 1;
    else if (char === ',' && depth === 0) {
      found.push(source.slice(from, at).trim());
      from = at + 1;
    } else if (')]}'.includes(char)) {
      if (depth === 0) {
        found.push(source.slice(from, at).trim());
        return found.filter((one) => one !== '');
      }
      depth -= 1;
    }
  }
  throw new Error(`A call of the log does not end: ${source.slice(start, start + 80)}`);
}

/** 'a ' + `b ${c}` → 'a b …' */
function messageIn(argument: string): string {
  const parts = [...argument.matchAll(/'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)];
  return parts.map(([, plain, template = '']) => plain ?? template.replaceAll(/\$\{[^}]*\}/g, '…')).join('');
}

/** `{ err, path: url }` → err, path */
function namesIn(argument: string): string[] | undefined {
  if (!argument.startsWith('{') || argument.includes('...')) return undefined;
  return argumentsAt(argument, 1).map((one) => /^\w+/.exec(one)?.[0] ?? one);
}
