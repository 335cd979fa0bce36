import { tenth } from '@bank/ui';
import type { Room } from './drawing.ts';
import type { GanttRowLayout } from './gantt-row.ts';
import { HEAD_LINE } from './head-lines.ts';

interface GanttRowProps {
  row: GanttRowLayout;
  y: number;
  room: Room;
  isStrong: boolean;
}

/** A day or a period, with its name, what is said of it, and its days. */
export function GanttRow({ row, y, room, isStrong }: GanttRowProps) {
  const { names, about, at, until } = row;
  const middle = y + row.middle;
  return (
    <g data-strong={isStrong ? '' : undefined}>
      <path data-ink="grid" d={`M0 ${y + row.height}H${room.width}`} />
      {names.map((line, index) => (
        <text key={line} data-ink="name" x={0} y={y + row.nameY + HEAD_LINE * index}>
          {line}
          {row.isAboutAfterName && index === names.length - 1 ? (
            <tspan data-ink="note" dx={10}>
              {about}
            </tspan>
          ) : null}
        </text>
      ))}
      {about === '' || row.isAboutAfterName ? null : (
        <text data-ink="note" x={0} y={y + row.aboutY}>
          {about}
        </text>
      )}
      {row.isDay ? (
        <circle data-ink="day" cx={tenth((at + until) / 2)} cy={middle} r={6.5} />
      ) : (
        <rect data-ink="period" x={at} y={middle - 8} width={Math.max(until - at, 3)} height={16} />
      )}
      <text
        data-ink={row.isInside ? 'inside' : 'value-small'}
        x={row.labelX}
        y={y + row.labelY}
        textAnchor={row.isAfter ? 'start' : 'end'}
      >
        {row.label}
      </text>
    </g>
  );
}
