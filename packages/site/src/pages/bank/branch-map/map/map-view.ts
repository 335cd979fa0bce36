import type { Position } from '@bank/contract';
import { roundAtMost } from '@bank/ui/round-number';

/** A place in Web Mercator, both from 0 to 1 over the whole world; the projection of every tile service. */
export interface WorldPoint {
  x: number;
  y: number;
}

/** What part of the world a square drawing shows. */
export interface MapView {
  center: WorldPoint;
  /** As tile services count: at 0 the world is 256 wide, and each step doubles it. */
  zoom: number;
}

/** Side of the drawing in its own units. */
export const VIEW_SIZE = 464;
const WORLD_SIZE = 256;
const MARGIN = 44;
const NEAREST_ZOOM = 17;
const FARTHEST_ZOOM = 7;
const EQUATOR_M = 40_075_016.686;

export function worldOf({ lng, lat }: Position): WorldPoint {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

function worldScale({ zoom }: MapView): number {
  return WORLD_SIZE * 2 ** zoom;
}

/** Where a place stands in the drawing. */
export function viewPoint(view: MapView, { x, y }: WorldPoint): WorldPoint {
  const scale = worldScale(view);
  return { x: (x - view.center.x) * scale + VIEW_SIZE / 2, y: (y - view.center.y) * scale + VIEW_SIZE / 2 };
}

/** The nearest view that shows all of the places; a single one with some streets around it. */
export function viewOf(places: readonly WorldPoint[]): MapView {
  const [first = { x: 0.5, y: 0.5 }] = places;
  const xs = places.length === 0 ? [first.x] : places.map(({ x }) => x);
  const ys = places.length === 0 ? [first.y] : places.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const widest = Math.max(right - left, bottom - top);
  const zoom = widest === 0 ? 14 : Math.log2((VIEW_SIZE - 2 * MARGIN) / (WORLD_SIZE * widest));
  return { center: { x: (left + right) / 2, y: (top + bottom) / 2 }, zoom: withinLimits(Math.min(zoom, 15)) };
}

export function zoomed(view: MapView, steps: number, at: WorldPoint = view.center): MapView {
  const zoom = withinLimits(view.zoom + steps);
  return { center: at, zoom };
}

/** Moved by so many units of the drawing: to the right and down are positive. */
export function moved(view: MapView, right: number, down: number): MapView {
  const scale = worldScale(view);
  return { ...view, center: { x: view.center.x + right / scale, y: view.center.y + down / scale } };
}

function withinLimits(zoom: number): number {
  return Math.min(NEAREST_ZOOM, Math.max(FARTHEST_ZOOM, zoom));
}

/** Metres that one unit of the drawing stands for, in the middle of it. */
export function metresPerUnit(view: MapView): number {
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - 2 * view.center.y)));
  return (EQUATOR_M * Math.cos(latitude)) / worldScale(view);
}

/** A round distance of at most `longest` units: 1, 2 or 5 and noughts. */
export function scaleBar(view: MapView, longest: number): { metres: number; length: number } {
  const metres = roundAtMost(metresPerUnit(view) * longest);
  return { metres, length: metres / metresPerUnit(view) };
}
