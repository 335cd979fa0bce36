import type { Config } from '../operation/config.ts';
import { REPORTS_PATH } from './reports/reports-path.ts';

export type Headers = Readonly<Record<string, string>>;

type HeaderSettings = Pick<
  Config,
  'isDevelopment' | 'hsts' | 'imageBase' | 'fileBase' | 'replayScriptUrl' | 'mapTileUrl'
>;

/** Name of the group of reports. */
const REPORTS = 'policy';
const TWO_YEARS_S = 63_072_000;

// Everything a page could ask the browser for is off, but for what a visitor starts: the branch list's place, a film's size.
const PERMISSIONS = [
  'geolocation=(self)',
  // Films of the education zone.
  'fullscreen=(self)',
  'picture-in-picture=(self)',
  ...(
    'accelerometer autoplay browsing-topics camera display-capture encrypted-media gamepad ' +
    'gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi payment ' +
    'publickey-credentials-get screen-wake-lock serial storage-access usb ' +
    'xr-spatial-tracking'
  )
    .split(' ')
    .map((feature) => `${feature}=()`),
].join(', ');

/** Where pictures, documents or a script come from when that is not this host. */
function foreignOrigin(base: string): string {
  return base === '' || base.startsWith('/') ? '' : ` ${new URL(base).origin}`;
}

/** No nonce and no inline script, so that one page can be cached for everybody (SEC-2). */
function pagePolicy({ imageBase, fileBase, replayScriptUrl, mapTileUrl }: HeaderSettings): string {
  const replay = foreignOrigin(replayScriptUrl);
  return [
    "default-src 'none'",
    `script-src 'self'${replay}`,
    "style-src 'self'",
    `img-src 'self' data:${foreignOrigin(imageBase)}${foreignOrigin(mapTileUrl)}`,
    "font-src 'none'",
    `connect-src 'self'${foreignOrigin(fileBase)}${replay}`,
    `media-src 'self'${foreignOrigin(fileBase)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types bank-html bank-script${replay === '' ? '' : ' bank-replay'}`,
    // Firefox and Safari know the first, Chromium prefers the second.
    `report-uri ${REPORTS_PATH}`,
    `report-to ${REPORTS}`,
  ].join('; ');
}

/** What every answer carries, whatever its kind or status (SEC-1). */
export function securityHeaders(settings: HeaderSettings): Headers {
  const { imageBase, fileBase, replayScriptUrl, mapTileUrl } = settings;
  const hasForeignHosts = [imageBase, fileBase, replayScriptUrl, mapTileUrl].some(
    (base) => foreignOrigin(base) !== '',
  );
  return {
    // Vite's hot reload inserts style elements and inline scripts.
    ...(!settings.isDevelopment && {
      'content-security-policy': pagePolicy(settings),
      'reporting-endpoints': `${REPORTS}="${REPORTS_PATH}"`,
    }),
    ...(settings.hsts && { 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // An image host that does not know us sends no CORP header; require-corp would hide all its pictures.
    'cross-origin-embedder-policy': hasForeignHosts ? 'credentialless' : 'require-corp',
    'permissions-policy': PERMISSIONS,
  };
}
