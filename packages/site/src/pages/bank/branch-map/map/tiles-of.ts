import { VIEW_SIZE, viewPoint, type MapView } from './map-view.ts';

interface Tile {
  url: string;
  /** In units of the drawing. */
  x: number;
  y: number;
  size: number;
}

const FARTHEST = 3;
const NEAREST = 18;

/** The tiles that cover a view, of the whole zoom step next to it; the template holds {z}, {x} and {y}. */
export function tilesOf(view: MapView, template: string): Tile[] {
  const z = Math.min(NEAREST, Math.max(FARTHEST, Math.round(view.zoom)));
  const count = 2 ** z;
  const size = 256 * 2 ** (view.zoom - z);
  const corner = viewPoint(view, { x: 0, y: 0 });
  const range = (start: number) => {
    const first = Math.max(0, Math.floor(-start / size));
    const last = Math.min(count - 1, Math.floor((VIEW_SIZE - start) / size));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  };
  return range(corner.y).flatMap((y) =>
    range(corner.x).map((x) => ({
      url: template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y)),
      x: corner.x + x * size,
      y: corner.y + y * size,
      size,
    })),
  );
}
