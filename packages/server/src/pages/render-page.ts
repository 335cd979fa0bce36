import { CODES, createClient, type Language, type Transport } from '@bank/contract';
import { ContentUnavailable } from '@bank/store';
import type { BrowserEnvironment, PostedForm, Rendered, SiteAssets } from '@bank/site/render-contract';
import { PageUnavailable } from '../content/page-unavailable.ts';
import type { Published } from '../content/published.ts';
import { loggedPath } from '../http/requests/logged-path.ts';
import { traced } from '../operation/traces/traced.ts';

export interface RenderSettings {
  assets: () => SiteAssets;
  environment: Omit<BrowserEnvironment, 'navigation'>;
  origin: string;
}

// Cached pages come from the cache whatever the store does; a page that is not cached must fail while its visitor
// is still there, and before a hung database has collected every request.
const RENDER_LONGEST_MS = 5_000;

/** Renders one canonical url of one version. Throws {@link PageUnavailable} when its content could not be read. */
export async function renderPage(
  url: string,
  language: Language,
  { site, transport, navigation }: Published,
  { assets, environment, origin }: RenderSettings,
  posted?: PostedForm,
): Promise<Rendered> {
  let unavailable: unknown;
  // The pages may mend a failed block or wrap what a call threw, so the failure is noticed where it happens.
  const witness: Transport = async (endpoint, request, signal) => {
    try {
      const answer = await traced(`call ${endpoint.path}`, () => transport(endpoint, request, signal));
      // A page that searches says itself that search is away.
      if ('code' in answer && answer.code === CODES.maintenance.code && !endpoint.isMomentary) {
        unavailable ??= new Error(answer.msg);
      }
      return answer;
    } catch (error) {
      if (error instanceof ContentUnavailable) unavailable ??= error;
      throw error;
    }
  };
  const page = {
    url,
    client: createClient(language, witness),
    assets: assets(),
    environment: { ...environment, navigation },
    origin,
    ...(posted !== undefined && { posted }),
  };
  try {
    const rendered = await traced('render', () => withinTime(site.render(page), url), {
      'url.path': loggedPath(url),
    });
    if (unavailable === undefined) return rendered;
  } catch (error) {
    if (unavailable === undefined) throw error;
  }
  throw new PageUnavailable(`The content of ${loggedPath(url)} could not be read`, { cause: unavailable });
}

async function withinTime<Value>(work: Promise<Value>, url: string): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new PageUnavailable(`${loggedPath(url)} was not rendered within ${RENDER_LONGEST_MS} ms`)),
    RENDER_LONGEST_MS,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
