import { useMemo, useState } from 'react';
import type { BranchPoint } from '@bank/contract';
import { Icon } from '@bank/ui';
import type { MapTiles } from '../../../../base/render-contract.ts';
import { branchName, branchPath } from '../../../../parts/branches/branch-names.ts';
import { formatDistance } from '../../../../parts/branches/format-distance.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import styles from './BranchPlan.module.css';
import { Legend } from './Legend.tsx';
import { MapMark } from './MapMark.tsx';
import { clusterMarks, type Placed } from './cluster-marks.ts';
import { TileBase } from './TileBase.tsx';
import { VIEW_SIZE, moved, scaleBar, viewOf, worldOf, zoomed, type MapView } from './map-view.ts';
import { useDrag } from './use-drag.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';

export interface BranchPlanProps {
  tiles: MapTiles;
  points: readonly BranchPoint[];
  /** Chosen until the visitor chooses another. */
  chosenId: string;
}

const STEP = 80;
const CLUSTER_STEPS = 1.6;

/** Branches as marks that can be moved, zoomed and chosen by pointer and keyboard, over the tiles of the configured map service. */
export function BranchPlan({ tiles, points, chosenId: first }: BranchPlanProps) {
  const { language } = useSite();
  const words = useWords(branchWords);
  const placed = useMemo(() => placedIn(tiles.coordinates, points), [tiles.coordinates, points]);
  const whole = useMemo(() => viewOf(placed.map(({ world }) => world)), [placed]);
  const [moves, setMoves] = useState<{ of: MapView; view: MapView }>();
  // Other points start with all of them in sight.
  const view = moves?.of === whole ? moves.view : whole;
  const show = (next: MapView) => setMoves({ of: whole, view: next });
  const drag = useDrag(view, show);
  const [chosenId, setChosen] = useState(first);
  const chosen = points.find(({ id }) => id === chosenId);
  const bar = scaleBar(view, 110);

  const keys: Readonly<Record<string, () => MapView>> = {
    ArrowLeft: () => moved(view, -STEP, 0),
    ArrowRight: () => moved(view, STEP, 0),
    ArrowUp: () => moved(view, 0, -STEP),
    ArrowDown: () => moved(view, 0, STEP),
    '+': () => zoomed(view, 1),
    '=': () => zoomed(view, 1),
    '-': () => zoomed(view, -1),
  };
  return (
    <>
      <div
        className={styles.plan}
        role="group"
        aria-describedby="branch-plan-keys"
        onKeyDown={(event) => {
          const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
          if (next === undefined) return;
          event.preventDefault();
          show(next());
        }}
      >
        <svg className={styles.drawing} viewBox={`0 0 ${VIEW_SIZE} ${VIEW_SIZE}`} {...drag}>
          <TileBase view={view} tiles={tiles} />
          {clusterMarks(placed, view).map((mark) => (
            <MapMark
              key={mark.key}
              mark={mark}
              isChosen={mark.members.some(({ point }) => point.id === chosenId)}
              onChoose={() => {
                const [only, ...rest] = mark.members;
                if (only === undefined) return;
                if (rest.length === 0) setChosen(only.point.id);
                else show(zoomed(view, CLUSTER_STEPS, only.world));
              }}
            />
          ))}
          <g className={styles.bar} aria-hidden="true">
            <path d={`M16 ${VIEW_SIZE - 20}v6h${bar.length}v-6`} />
            <text x="16" y={VIEW_SIZE - 26}>
              {formatDistance(bar.metres, words)}
            </text>
          </g>
        </svg>
        <div className={styles.controls}>
          <button type="button" aria-label={words.zoomIn} onClick={() => show(zoomed(view, 1))}>
            <Icon name="plus" size={16} />
          </button>
          <button type="button" aria-label={words.zoomOut} onClick={() => show(zoomed(view, -1))}>
            <Icon name="minus" size={16} />
          </button>
          <button type="button" aria-label={words.fit} onClick={() => show(whole)}>
            <Icon name="reset" size={16} />
          </button>
        </div>
      </div>
      <div className={styles.chosen} role="status">
        {chosen === undefined ? (
          words.noneSelected
        ) : (
          <>
            <b>{branchName(chosen, language)}</b> {words.types[chosen.branchType]}{' '}
            <a href={branchPath(chosen.id, language)}>{words.details}</a>
          </>
        )}
      </div>
      <Legend />
      <p className={styles.note}>
        {tiles.attribution} <span id="branch-plan-keys">{words.mapKeys}</span>
      </p>
    </>
  );
}

/** Drawn in the shifted coordinates of Chinese map services, marks must be shifted too (BR-5). */
function placedIn(coordinates: 'WGS84' | 'GCJ02', points: readonly BranchPoint[]): Placed[] {
  return points.map((point) => {
    const { lngGcj, latGcj, lngWgs, latWgs } = point;
    return {
      point,
      world: worldOf(coordinates === 'GCJ02' ? { lng: lngGcj, lat: latGcj } : { lng: lngWgs, lat: latWgs }),
    };
  });
}
