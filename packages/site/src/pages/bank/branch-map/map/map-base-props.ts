import type { BrowserEnvironment } from '../../../../base/render-contract.ts';
import type { Placed } from './cluster-marks.ts';
import type { MapView } from './map-view.ts';

export interface MapBaseProps {
  view: MapView;
  placed: readonly Placed[];
  tiles: BrowserEnvironment['mapTiles'];
}
