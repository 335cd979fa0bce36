import { KEY, KEY_LINE, type KeyPlace } from './key-places.ts';
import { TextLines } from './TextLines.tsx';

interface KeysProps {
  places: readonly KeyPlace[];
  /** Of the names. */
  ink: 'head' | 'note';
  y: number;
  /** Of the squares, in the same order. */
  marks: readonly { 'data-ink': string; 'data-fill'?: number }[];
}

/** What each colour of a drawing stands for. */
export function Keys({ places, ink, y, marks }: KeysProps) {
  return places.map(({ x, line, names }, index) => {
    const top = y + line * KEY_LINE;
    return (
      <g key={names.join('')}>
        <rect {...marks[index]} x={x} y={top + 3} width={12} height={12} />
        <TextLines ink={ink} x={x + KEY} y={top + 14} step={KEY_LINE} lines={names} />
      </g>
    );
  });
}
