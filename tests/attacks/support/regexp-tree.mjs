/**
 * What of a regular expression matters for how long it may search: sequences, choices, and what repeats. Lookarounds are
 * groups here, and what has no length is nothing.
 *
 * @typedef {{ kind: 'one', source: string } | { kind: 'none' } | { kind: 'all' | 'any', parts: Node[] }
 *   | { kind: 'repeat', part: Node, max: number }} Node
 */

export function treeOf(source) {
  let at = 0;

  function choices() {
    const parts = [sequence()];
    while (source[at] === '|') {
      at += 1;
      parts.push(sequence());
    }
    return parts.length === 1 ? parts[0] : { kind: 'any', parts };
  }

  function sequence() {
    const parts = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(atom()));
    return { kind: 'all', parts };
  }

  function repeated(part) {
    const [found, , low, comma, high] = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(source.slice(at)) ?? [];
    if (found === undefined) return part;
    at += found.length;
    const unbounded = found.startsWith('*') || found.startsWith('+') || (comma !== undefined && high === '');
    const max = unbounded ? Infinity : found.startsWith('?') ? 1 : Number(high || low);
    return { kind: 'repeat', part, max };
  }

  function atom() {
    const start = at;
    if (source[at] === '(') {
      at += /^\((?:\?(?:[:=!]|<[=!]|<[^>]+>|[ims-]+:))?/.exec(source.slice(at))[0].length;
      const isLookaround = /^\(\?<?[=!]/.test(source.slice(start));
      const inner = choices();
      at += 1;
      return isLookaround ? { kind: 'all', parts: [inner, { kind: 'none' }] } : inner;
    }
    if (source[at] === '[') return one(start, classEnd());
    if (source[at] === '\\') {
      const escape = /^\\(?:u\{[^}]*\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[pP]\{[^}]*\}|k<[^>]*>|c[a-z]|.)/isu.exec(
        source.slice(at),
      )[0];
      at += escape.length;
      return /^\\(?:[bB1-9]|k<)/.test(escape) ? { kind: 'none' } : { kind: 'one', source: escape };
    }
    if (source[at] === '^' || source[at] === '$') {
      at += 1;
      return { kind: 'none' };
    }
    return one(start, at + String.fromCodePoint(source.codePointAt(at)).length);
  }

  function one(start, end) {
    at = end;
    return { kind: 'one', source: source.slice(start, end) };
  }

  function classEnd() {
    let depth = 0;
    for (let i = at; ; i += 1) {
      if (source[i] === '\\') i += 1;
      else if (source[i] === '[') depth += 1;
      else if (source[i] === ']' && (depth -= 1) === 0) return i + 1;
      // Only with the flag v do classes stand in classes.
      if (source[i] === '[' && depth > 1) depth = 1;
      if (i > source.length) throw new Error(`A class without an end in ${source}`);
    }
  }

  return choices();
}

const TRIED = Array.from('a0 _-./<>"\'=&;:,%#?@+*()[]{}\\|~^$!`\n\t\0AzZé一、。（【𠮷');

/** Characters that a class or a character stands for. */
export function charactersOf(node, flags) {
  const pattern = new RegExp(`^(?:${node.source})$`, flags.replaceAll(/[gy]/g, ''));
  return TRIED.filter((character) => pattern.test(character));
}

/** One text that a part of the tree matches; undefined where none was found. */
export function sampleOf(node, flags, choice = 0) {
  switch (node.kind) {
    case 'none':
      return '';
    case 'one': {
      const literal = node.source.length === 1 && !'.[\\'.includes(node.source) ? node.source : undefined;
      return literal ?? charactersOf(node, flags)[choice] ?? charactersOf(node, flags)[0] ?? '';
    }
    case 'any':
      return sampleOf(node.parts[choice % node.parts.length], flags, choice);
    case 'all':
      return node.parts.map((part) => sampleOf(part, flags, choice)).join('');
    default:
      return sampleOf(node.part, flags, choice);
  }
}

const firstOf = (node, flags) => {
  switch (node.kind) {
    case 'none':
      return new Set();
    case 'one':
      return new Set(node.source.length === 1 ? [node.source] : charactersOf(node, flags));
    case 'any':
      return new Set(node.parts.flatMap((part) => [...firstOf(part, flags)]));
    case 'all':
      return new Set(node.parts.slice(0, 1).flatMap((part) => [...firstOf(part, flags)]));
    default:
      return firstOf(node.part, flags);
  }
};

/**
 * Repetitions without an end that stand in a repetition without an end and may begin with the same character as what
 * follows them there: `(a+)+`, `(?:a*b?)*`.
 */
export function nestedRepeats(node, flags, within) {
  if (node.kind === 'repeat') {
    const isEndless = node.max === Infinity;
    const inner = nestedRepeats(node.part, flags, isEndless ? node : within);
    const overlaps = isEndless && within !== undefined && isAlone(node, within.part, flags);
    return overlaps ? [node, ...inner] : inner;
  }
  return (node.parts ?? []).flatMap((part) => nestedRepeats(part, flags, within));
}

const holds = (node, part) =>
  node === part ||
  (node.part !== undefined && holds(node.part, part)) ||
  (node.parts ?? []).some((one) => holds(one, part));

/** Whether nothing of a kind of its own parts two rounds of the outer repetition: then both may take the same text. */
function isAlone(repeat, body, flags) {
  const own = firstOf(repeat.part, flags);
  // Of a choice only the way with the repetition.
  if (body.kind === 'any')
    return body.parts.some((part) => holds(part, repeat) && isAlone(repeat, part, flags));
  const rest = (body.kind === 'all' ? body.parts : [body]).filter((part) => !holds(part, repeat));
  const required = rest.filter((part) => part.kind !== 'none' && part.kind !== 'repeat');
  return required.every((part) => [...firstOf(part, flags)].every((character) => own.has(character)));
}

/** Every repetition without an end (or with a far one), with a text that leads to it and one that it takes. */
export function pumpsOf(node, flags, lead = '') {
  switch (node.kind) {
    case 'repeat': {
      const inner = pumpsOf(node.part, flags, lead);
      if (node.max < 50) return inner;
      const texts = new Set([0, 1, 2, 5].map((choice) => sampleOf(node.part, flags, choice)));
      return [...[...texts].filter((text) => text !== '').map((text) => ({ lead, text })), ...inner];
    }
    case 'any':
      return node.parts.flatMap((part) => pumpsOf(part, flags, lead));
    case 'all': {
      const found = [];
      let before = lead;
      for (const part of node.parts) {
        found.push(...pumpsOf(part, flags, before));
        before += sampleOf(part, flags);
      }
      return found;
    }
    default:
      return [];
  }
}
