interface TextLinesProps {
  ink: string;
  x: number;
  /** Of the first line. */
  y: number;
  /** From one line to the next. */
  step: number;
  lines: readonly string[];
}

/** A text broken into lines: a drawing breaks none by itself. */
export function TextLines({ ink, x, y, step, lines }: TextLinesProps) {
  return lines.map((line, index) => (
    <text key={`${index}${line}`} data-ink={ink} x={x} y={y + step * index}>
      {line}
    </text>
  ));
}
