import { tenth } from '@bank/ui';
import { anchorAt, sizesIn, type DrawingProps } from './drawing.ts';
import { valueColumns } from './figure-values.ts';
import { Picture } from './Picture.tsx';
import { textWidth } from './text-width.ts';

const LARGEST = { wide: 44, narrow: 26 } as const;
const RULED_EVERY = [1, 2, 5, 10, 15, 30] as const;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Places as stars on a ruled sky; the area of a ring is the number. */
export function Sky({ drawing, room }: DrawingProps) {
  const { rows, highlight } = drawing;
  const sizes = sizesIn(room);
  const [column] = valueColumns(drawing, 3);
  const places = rows
    .map(([name = '', longitude = '0', latitude = '0'], index) => ({
      name,
      longitude: Number(longitude),
      latitude: Number(latitude),
      value: column?.values[index] ?? { number: 0, text: '' },
    }))
    .toSorted((a, b) => b.value.number - a.value.number);
  const largest = room.isNarrow ? LARGEST.narrow : LARGEST.wide;
  const most = places[0]?.value.number || 1;

  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  const [west, east] = padded(Math.min(...longitudes), Math.max(...longitudes));
  const [south, north] = padded(Math.min(...latitudes), Math.max(...latitudes));
  const height = Math.round(room.isNarrow ? 320 : Math.min(room.width * 0.62, 520));
  const foot = 30;
  // A degree of longitude is shorter than one of latitude by the cosine of where it lies.
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min(
    (room.width - 40) / ((east - west) * shrink),
    (height - foot - 20) / (north - south),
  );
  const x = (longitude: number) => tenth(room.width / 2 + (longitude - (west + east) / 2) * shrink * scale);
  const y = (latitude: number) => tenth((height - foot) / 2 + ((south + north) / 2 - latitude) * scale);
  const [shownWest, shownEast] = [
    (west + east) / 2 - room.width / 2 / shrink / scale,
    (west + east) / 2 + room.width / 2 / shrink / scale,
  ];
  const halfTall = (height - foot) / 2 / scale;
  const [shownSouth, shownNorth] = [(south + north) / 2 - halfTall, (south + north) / 2 + halfTall];

  const stars = places.map((place) => ({
    ...place,
    x: x(place.longitude),
    y: y(place.latitude),
    radius: tenth(Math.max(4, largest * Math.sqrt(place.value.number / most))),
  }));
  const taken: Box[] = stars.map((star) => ({ x: star.x - 4, y: star.y - 4, width: 8, height: 8 }));
  const isInside = ({ x: left, y: top, width }: Box) =>
    left >= 4 && left + width <= room.width - 4 && top >= 2 && top + 16 <= height - foot;
  const named = stars.map((star) => {
    const width = textWidth(`${star.name} ${star.value.text}`, sizes.note) + 6;
    const free = sides(star, width).filter(
      (side) => isInside(side) && !taken.some((other) => overlap(side, other)),
    );
    // Rather beside the rings of others than over one.
    const rings = stars.filter((other) => other !== star).map(ringBox);
    const box = free.find((side) => !rings.some((ring) => overlap(side, ring))) ?? free[0];
    if (box !== undefined) taken.push(box);
    return { ...star, box };
  });

  return (
    <Picture room={room} height={height}>
      <rect data-ink="night" x={0} y={0} width={room.width} height={height} />
      {degrees(shownWest, shownEast).map((degree) => (
        <g key={degree}>
          <path data-ink="ruled" d={`M${x(degree)} 0V${height - foot}`} />
          <text data-ink="degree" x={x(degree)} y={height - 10} textAnchor={anchorAt(x(degree), room)}>
            {`${Math.abs(degree)}°${degree < 0 ? 'W' : 'E'}`}
          </text>
        </g>
      ))}
      {degrees(shownSouth, shownNorth).map((degree) => (
        <g key={degree}>
          <path
            data-ink="ruled"
            d={`M0 ${y(degree)}Q${room.width / 2} ${y(degree) + 14} ${room.width} ${y(degree)}`}
          />
          <text data-ink="degree" x={8} y={y(degree) - 5}>
            {`${Math.abs(degree)}°${degree < 0 ? 'S' : 'N'}`}
          </text>
        </g>
      ))}
      {named.map(({ name, value, radius, x: cx, y: cy, box }) => (
        <g key={name} data-strong={name === highlight ? '' : undefined}>
          <circle data-ink="ring" cx={cx} cy={cy} r={radius} />
          <circle data-ink="star" cx={cx} cy={cy} r={2.8} />
          {box === undefined ? null : (
            <text data-ink="star-name" x={tenth(box.x)} y={tenth(box.y + 13)}>
              {name}
              <tspan dx={5} data-ink="star-value">
                {value.text}
              </tspan>
            </text>
          )}
        </g>
      ))}
    </Picture>
  );
}

function padded(least: number, most: number): [number, number] {
  const pad = Math.max((most - least) * 0.1, 0.5);
  return [least - pad, most + pad];
}

function degrees(from: number, to: number): number[] {
  const step = RULED_EVERY.find((every) => (to - from) / every <= 6) ?? 45;
  const found: number[] = [];
  for (let degree = Math.ceil(from / step) * step; degree <= to; degree += step) found.push(degree);
  return found;
}

/** Right of the ring, left of it, below and above: the first that is free is taken. */
function sides({ x, y, radius }: { x: number; y: number; radius: number }, width: number): Box[] {
  const near = radius + 7;
  return [
    { x: x + near, y: y - 8 },
    { x: x - near - width, y: y - 8 },
    { x: x - width / 2, y: y + near - 4 },
    { x: x - width / 2, y: y - near - 14 },
    { x: x + near * 0.8, y: y + near * 0.7 },
    { x: x + near * 0.8, y: y - near * 0.7 - 14 },
  ].map((place) => ({ ...place, width, height: 17 }));
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function ringBox({ x, y, radius }: { x: number; y: number; radius: number }): Box {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}
