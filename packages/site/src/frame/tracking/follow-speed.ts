import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { pageSpeed, type SpeedMeasure } from '@bank/contract';
import type { Shown } from '../../base/page/view.ts';
import { NARROW_WINDOW } from '../../base/state/page-scale.ts';
import { consent } from '../consent/consent.ts';
import { beacon } from './sending.ts';

/** Longer than anybody waits: what says so slept. */
const LONGEST = 120_000;

/** Tells the web vitals of this document once, when it is hidden for the first time; `opened` is what it was opened with. */
export function followSpeed({ view, problem }: Pick<Shown, 'view' | 'problem'>): void {
  // No page of the site has such times.
  if (problem !== undefined || view.leaf.kind === 'missing') return;
  const { record, language } = view;
  const window = matchMedia(NARROW_WINDOW).matches ? 'narrow' : 'wide';
  const measures: Partial<Record<SpeedMeasure, number>> = {};
  const keep = ({ name, value }: Metric) => {
    const whole = Math.round(name === 'CLS' ? value * 1_000 : value);
    if (whole <= LONGEST) measures[name.toLowerCase() as SpeedMeasure] = whole;
  };
  for (const follow of [onLCP, onINP, onCLS, onFCP, onTTFB]) follow(keep);
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    if (consent() !== 'granted' || Object.keys(measures).length === 0) return;
    void beacon(pageSpeed.path, { path: record.path, language, window, ...measures }).catch(() => undefined);
  };
  // Behind the library's own listeners, which say what is final by then.
  document.addEventListener('visibilitychange', tell);
}
