import type { ComponentType } from 'react';
import type { BrowserEnvironment } from '../../../../base/render-contract.ts';
import type { MapBaseProps } from './map-base-props.ts';
import { SchematicBase } from './SchematicBase.tsx';
import { TileBase } from './TileBase.tsx';

/** What lies under the marks. Marks, controls and keys are the same on each. */
interface MapBase {
  /** The coordinates that it is drawn in: marks must be placed by the same. */
  coordinates: 'WGS84' | 'GCJ02';
  Base: ComponentType<MapBaseProps>;
  /** Whose map it is, with its approval number; absent on the schematic base, which is none. */
  attribution?: string;
}

/** The configured tiles, or without them a base that needs nobody (PD-8). */
export function mapBase(tiles: BrowserEnvironment['mapTiles']): MapBase {
  if (tiles === undefined) return { coordinates: 'WGS84', Base: SchematicBase };
  return { coordinates: tiles.coordinates, Base: TileBase, attribution: tiles.attribution };
}
