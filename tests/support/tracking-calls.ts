import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Site } from './site.ts';

export interface TrackingCall {
  path: string;
  /** What was signed. */
  info: Record<string, string | number>;
  timeStamp: string;
  sign: string;
}

/** What pages of `context` send to the tracking calls, in the order in which they do. */
export async function watchTracking(context: BrowserContext): Promise<TrackingCall[]> {
  const calls: TrackingCall[] = [];
  const note = (url: string, body: string, headers: Record<string, string> = {}) => {
    const { timestamp: timeStamp = '', sign = '' } = headers;
    const given = JSON.parse(body) as { info?: string };
    // Web vitals are no record.
    if (given.info === undefined) return;
    const info = JSON.parse(given.info) as TrackingCall['info'];
    calls.push({ path: new URL(url, 'http://site').pathname, timeStamp, sign, ...given, info });
  };
  context.on('request', (request) => {
    if (!request.url().includes('/api/sysContentPoint/')) return;
    note(request.url(), request.postData() ?? '', request.headers());
  });
  // A browser does not tell what is in a beacon's blob.
  await context.exposeFunction('noteBeacon', note);
  await context.addInitScript(() => {
    const texts = new WeakMap<Blob, string>();
    const { Blob: RealBlob } = window;
    window.Blob = class extends RealBlob {
      constructor(parts?: BlobPart[], options?: BlobPropertyBag) {
        super(parts, options);
        const [text] = parts ?? [];
        if (typeof text === 'string') texts.set(this, text);
      }
    };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      const isQueued = send(url, data);
      const { noteBeacon } = window as unknown as { noteBeacon: (url: string, body?: string) => void };
      if (isQueued && data instanceof Blob) noteBeacon(String(url), texts.get(data));
      return isQueued;
    };
  });
  return calls;
}

/** Turns the page into one in a background tab, or back: the browser of a test shows every tab. */
export async function setVisible(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isVisible ? 'visible' : 'hidden',
  );
}

/** The stored records of a site, oldest first. */
export function storedRecords(site: Pick<Site, 'dataDir'>): Record<string, unknown>[] {
  return inVisits(site, (file) => file.prepare('select * from visit_record order by at').all()) ?? [];
}

/** Journeys share a site. */
export function forgetRecords(site: Pick<Site, 'dataDir'>): void {
  inVisits(site, (file) => file.exec('delete from visit_record'));
}

/** Undefined where nothing was ever stored. */
function inVisits<Result>(
  { dataDir }: Pick<Site, 'dataDir'>,
  work: (file: DatabaseSync) => Result,
): Result | undefined {
  const file = new DatabaseSync(join(dataDir, 'visits.db'), { timeout: 2_000 });
  try {
    const exists = file.prepare("select 1 from sqlite_schema where name = 'visit_record'").get();
    return exists ? work(file) : undefined;
  } finally {
    file.close();
  }
}
