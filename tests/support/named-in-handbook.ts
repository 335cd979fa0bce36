/** A piece of Markdown that stands as it is typed: a line of a block, or what is between two backticks. */
export interface Typed {
  text: string;
  line: number;
}

/** What a document gives to be typed, or names as the code spells it. */
export function typedIn(markdown: string): Typed[] {
  let isBlock = false;
  return markdown.split('\n').flatMap((text, index) => {
    const line = index + 1;
    if (/^\s*```/.test(text)) {
      isBlock = !isBlock;
      return [];
    }
    if (isBlock) return [{ text, line }];
    return [...text.matchAll(/`([^`]+)`/g)].map(([, typed = '']) => ({ text: typed, line }));
  });
}

export interface AskedMetric {
  name: string;
  /** `result=~"stale|miss"` → result: stale, miss. */
  labels: Record<string, string[]>;
}

const OPERATORS = new Set(['or', 'and', 'unless']);

/** What an expression of Prometheus asks for: each name that is neither a function nor a label. */
export function metricsIn(expression: string): AskedMetric[] {
  const labelled = [...expression.matchAll(/\b([a-z]\w*)\{([^}]*)\}/g)].map(([, name = '', asked = '']) => ({
    name,
    labels: Object.fromEntries(
      [...asked.matchAll(/(\w+)(?:=~|!=|=)"([^"]*)"/g)].map(([, label = '', value = '']) => [
        label,
        value.split('|'),
      ]),
    ),
  }));
  const plain = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\b(?:by|without) \([^)]*\)/g, ' ');
  const names = [...plain.matchAll(/\b[a-z]\w*\b(?!\s*\()/g)].map(([name]) => name);
  const unlabelled = names.filter(
    (name) => !OPERATORS.has(name) && !labelled.some((one) => one.name === name),
  );
  return [...labelled, ...unlabelled.map((name) => ({ name, labels: {} }))];
}

/** The part of an address behind `#` that GitHub gives a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-');
}
