import type { Language } from '@bank/contract';
import { dayNumber, tenth, timeTicks } from '@bank/ui';
import { monthAndDay } from '../../base/format/day.ts';
import type { FigureWords } from '../../words/articles/figures/words.ts';
import { anchorAt, sizesIn, type DrawingProps } from './drawing.ts';
import { beginnings } from './figure-values.ts';
import { ganttRow } from './gantt-row.ts';
import { GanttRow } from './GanttRow.tsx';
import { Picture } from './Picture.tsx';
import { textWidth, widestOf } from './text-width.ts';

const HEAD = 44;
const DAY = 86_400_000;

/** Days and periods on one scale of time, with today where it is among them. */
export function Gantt({ drawing, room, language, today, words }: DrawingProps) {
  const { rows, highlight } = drawing;
  const sizes = sizesIn(room);
  const spans = rows.map(([name = '', from = '', to = from, about = '']) => ({ name, from, to, about }));
  const first = Math.min(...spans.map(({ from }) => dayNumber(from)));
  const last = Math.max(...spans.map(({ to }) => dayNumber(to)));
  const pad = Math.max(1, (last - first) * 0.03);
  const [start, end] = [Math.floor(first - pad), Math.ceil(last + 1 + pad)];

  const names = widestOf(
    spans.map(({ name }) => name),
    sizes.label,
  );
  const left = room.isNarrow ? 0 : Math.min(Math.max(names + 28, room.width * 0.22), room.width * 0.44);
  const x = (day: number) => tenth(left + ((room.width - left) * (day - start)) / (end - start));
  const laid = spans.map((span) => ganttRow(span, { room, left, x, language, today }));
  const tops = beginnings(laid.map(({ height }) => height));
  const base = HEAD + (tops.at(-1) ?? 0);
  const now = dayNumber(today);
  const isNowShown = now >= start && now <= end;
  const axis = timeTicks(dayText(start + 1), dayText(end - 1), room.isNarrow ? 4 : 7);
  const nowText = words['figure.today'](monthAndDay(today, language));
  const nowHalf = textWidth(nowText, sizes.note) / 2;
  const nowX = Math.min(Math.max(x(now + 0.5), left + nowHalf), room.width - nowHalf);

  return (
    <Picture room={room} height={base + 2}>
      {axis.days.map((day) => (
        <g key={day}>
          <path data-ink="grid" d={`M${x(dayNumber(day))} ${HEAD - 8}V${base}`} />
          <path data-ink="tick" d={`M${x(dayNumber(day))} ${HEAD - 14}v6`} />
          {isNowShown && Math.abs(x(dayNumber(day)) - nowX) < nowHalf + 44 ? null : (
            <text
              data-ink="note"
              x={x(dayNumber(day))}
              y={HEAD - 22}
              textAnchor={anchorAt(x(dayNumber(day)), room)}
            >
              {axis.unit === 'day' ? monthAndDay(day, language) : monthName(day, words, language)}
            </text>
          )}
        </g>
      ))}
      <path data-ink="strong" d={`M${left} ${HEAD - 14}H${room.width}`} />
      {laid.map((row, index) => (
        <GanttRow
          key={`${row.name}${row.from}`}
          row={row}
          y={HEAD + (tops[index] ?? 0)}
          room={room}
          isStrong={row.name === highlight}
        />
      ))}
      {isNowShown ? (
        <g>
          <path data-ink="now" d={`M${x(now + 0.5)} ${HEAD - 14}V${base}`} />
          <circle data-ink="now-dot" cx={x(now + 0.5)} cy={HEAD - 14} r={4.5} />
          <text data-ink="now-text" x={nowX} y={HEAD - 24} textAnchor="middle">
            {nowText}
          </text>
        </g>
      ) : null}
    </Picture>
  );
}

const dayText = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

function monthName(day: string, words: FigureWords, language: Language): string {
  const month = words['figure.month'](Number(day.slice(5, 7)));
  if (!day.endsWith('-01-01')) return month;
  const year = day.slice(0, 4);
  return language === 'CN' ? `${year} 年 ${month}` : `${month} ${year}`;
}
