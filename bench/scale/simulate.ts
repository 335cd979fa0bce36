import { DELIVERY, VISITORS } from './assumptions.ts';
import { BoundedCache } from './bounded-cache.ts';
import { COSTS, secondsOf } from './recorded-costs.ts';
import { seeded } from '../random.ts';
import { Releases } from './releases.ts';
import { TimedCache, type TimedAnswer } from './timed-cache.ts';
import { PAGES, viewsOf } from './traffic.ts';
import type { Arrivals } from './waiting.ts';

export interface Setup {
  viewsASecond: number;
  seconds: number;
  warmUpS: number;
  /** Whether the places of the CDN ask one of its own before they ask us. */
  hasShield: boolean;
  /** nginx has the site as files (MIRROR_DIR). */
  hasMirror: boolean;
  processes: number;
  /** By PAGE_CACHE_MB, in each process. */
  pagesKept: number;
  seed: number;
}

/** Of the measured seconds. */
export interface Simulated {
  views: number;
  documents: number;
  answers: Record<TimedAnswer, number>;
  /** Documents that nginx was asked for. */
  originDocuments: number;
  /** Requests that nginx passed on: calls, searches, junk, records, and pages without a mirror. */
  appRequests: number;
  renders: number;
  records: number;
  searches: number;
  cdnBytes: number;
  originBytes: number;
  nginxS: number;
  /** Work on the threads that serve pages, and beside them. */
  pageWork: Arrivals;
  besideS: number;
}

const S = {
  file: secondsOf(COSTS.nginxFile),
  fileNotModified: secondsOf(COSTS.nginxNotModified),
  cached: secondsOf(COSTS.cachedPage),
  notModified: secondsOf(COSTS.notModified),
  call: secondsOf(COSTS.call),
  render: secondsOf(COSTS.render),
  search: secondsOf(COSTS.search),
  missing: secondsOf(COSTS.missingPage),
  record: secondsOf(COSTS.recordOnPageThread),
  recordBeside: secondsOf(COSTS.recordBesideIt),
};
const { headerBytes, edges, freshS, staleS, mirrorWithinS } = DELIVERY;
const PAGE_BYTES = COSTS.pageBytes.value + headerBytes;
const CALL_BYTES = COSTS.callBytes.value + headerBytes;
const FILES_BYTES = COSTS.firstVisitBytes.value - COSTS.pageBytes.value;

const nothing = (): Simulated => ({
  views: 0,
  documents: 0,
  answers: { fresh: 0, stale: 0, missing: 0 },
  originDocuments: 0,
  appRequests: 0,
  renders: 0,
  records: 0,
  searches: 0,
  cdnBytes: 0,
  originBytes: 0,
  nginxS: 0,
  pageWork: { at: [], takes: [] },
  besideS: 0,
});

/** One run of visitors through browser, CDN, nginx and processes; a release comes in the middle of what is measured, then every hour. */
export function simulate(setup: Setup): Simulated {
  const { seconds, warmUpS, hasShield, hasMirror } = setup;
  const random = seeded(setup.seed);
  const releases = new Releases(PAGES, warmUpS + Math.min(seconds, DELIVERY.releaseEveryS) / 2, random);
  const places = new TimedCache(PAGES * edges, { freshS, staleS });
  const shield = new TimedCache(PAGES, { freshS, staleS });
  const kept = Array.from({ length: setup.processes }, () => new BoundedCache(setup.pagesKept));
  const delayS = hasMirror ? mirrorWithinS : 0;
  let figures = nothing();
  let isWarm = false;
  let turn = 0;

  function passOn(at: number, takes: number, bytes: number): void {
    figures.appRequests += 1;
    figures.nginxS += S.file;
    figures.originBytes += bytes;
    figures.pageWork.at.push(at);
    figures.pageWork.takes.push(takes);
  }

  function askOrigin(page: number, now: number, since: number): void {
    figures.originDocuments += 1;
    const isSame = since !== -Infinity && !releases.hasChangedSince(page, since, now, delayS);
    const bytes = isSame ? headerBytes : PAGE_BYTES;
    if (hasMirror) {
      figures.nginxS += isSame ? S.fileNotModified : S.file;
      figures.originBytes += bytes;
      return;
    }
    turn = (turn + 1) % kept.length;
    const isKept = kept[turn]?.ask(page, releases.version) ?? false;
    if (!isKept) figures.renders += 1;
    const fromCache = isSame ? S.notModified : S.cached;
    passOn(now, isKept ? fromCache : S.render, bytes);
  }

  /** When the origin was asked for what a place of the CDN gets. */
  function fetched(page: number, now: number, since: number): number {
    if (!hasShield) {
      askOrigin(page, now, since);
      return now;
    }
    if (shield.look(page, now) !== 'fresh') {
      askOrigin(page, now, shield.fetchedAt(page));
      shield.keep(page, now);
    }
    return shield.fetchedAt(page);
  }

  for (const { at, kind, page, isReturning, isFirstVisit, records } of viewsOf(setup.viewsASecond, random)) {
    if (at >= warmUpS + seconds) return figures;
    // What came before is forgotten: caches start empty, and that is no day's traffic.
    if (!isWarm && at >= warmUpS) {
      isWarm = true;
      figures = nothing();
    }
    releases.advance(at);
    figures.views += 1;
    if (kind === 'navigation') {
      for (let call = 0; call < VISITORS.callsOfANavigation; call += 1) passOn(at, S.call, CALL_BYTES);
      figures.cdnBytes += VISITORS.callsOfANavigation * CALL_BYTES;
    } else if (kind === 'document') {
      figures.documents += 1;
      const place = page * edges + Math.floor(random() * edges);
      const answer = places.look(place, at);
      figures.answers[answer] += 1;
      if (answer !== 'fresh') places.keep(place, fetched(page, at, places.fetchedAt(place)));
      figures.cdnBytes += isReturning && !releases.hasChanged(page) ? headerBytes : PAGE_BYTES;
      if (isFirstVisit) figures.cdnBytes += FILES_BYTES;
    } else {
      if (kind === 'search') figures.searches += 1;
      passOn(at, kind === 'search' ? S.search : S.missing, PAGE_BYTES);
      figures.cdnBytes += PAGE_BYTES;
    }
    for (let record = 0; record < records; record += 1) passOn(at, S.record, headerBytes);
    figures.records += records;
    figures.besideS += records * S.recordBeside;
  }
  return figures;
}
