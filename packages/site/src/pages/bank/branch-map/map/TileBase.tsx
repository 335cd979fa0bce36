import type { MapTiles } from '../../../../base/render-contract.ts';
import { VIEW_SIZE, type MapView } from './map-view.ts';
import { tilesOf } from './tiles-of.ts';

interface TileBaseProps {
  view: MapView;
  tiles: MapTiles;
}

/** The pictures of the configured map service; one that does not come leaves its square empty. */
export function TileBase({ view, tiles }: TileBaseProps) {
  return (
    <g aria-hidden="true">
      <rect width={VIEW_SIZE} height={VIEW_SIZE} fill="none" />
      {tilesOf(view, tiles.url).map(({ url, x, y, size }) => (
        <image key={url} href={url} x={x} y={y} width={size} height={size} />
      ))}
    </g>
  );
}
