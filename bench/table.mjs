const NAME_WIDTH = 46;
const VALUE_WIDTH = 16;
const TARGET_WIDTH = 10;

function shown(value, unit) {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  const text = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return unit ? `${text} ${unit}` : text;
}

function shownTarget({ atLeast, atMost }) {
  if (atLeast !== undefined) return `≥ ${atLeast}`;
  return atMost === undefined ? '' : `≤ ${atMost}`;
}

const verdict = ({ isMet }) => (isMet === undefined ? '' : isMet ? 'ok' : 'MISS');

/** The lines of one part, for a terminal. */
export function tableOf({ title, rows }) {
  const lines = rows.map((row) =>
    [
      `  ${row.name.padEnd(NAME_WIDTH)}`,
      shown(row.value, row.unit).padStart(VALUE_WIDTH),
      shownTarget(row).padStart(TARGET_WIDTH),
      verdict(row).padEnd(4),
      row.detail,
    ]
      .join('  ')
      .trimEnd(),
  );
  return [title, ...lines].join('\n');
}
