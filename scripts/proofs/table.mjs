const CAUSE_WIDTH = 300;

const shown = ({ figure, size }) => {
  const text = size === undefined || size === 'full' ? figure : `${figure} (size: ${size})`;
  return text.replaceAll(/\s+/g, ' ').slice(0, CAUSE_WIDTH);
};

/** The outcomes for a terminal, a line each. */
export function tableOf(outcomes) {
  const width = Math.max(3, ...outcomes.map(({ id }) => id.length)) + 1;
  return outcomes
    .map(
      (one) =>
        `${one.id.padEnd(width)}${one.verdict.padEnd(9)}${shown(one)}\n${' '.repeat(width + 9)}target: ${one.target}`,
    )
    .join('\n');
}

const cell = (text) => text.replaceAll('|', '\\|');

export const rowOf = (one, day) =>
  `| ${one.id} | ${[one.promise, shown(one), one.target].map(cell).join(' | ')} | ${one.verdict} | ${day} |`;
