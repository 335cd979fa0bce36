import type { Config } from '../../operation/config.ts';

/** A purge as it is sent. */
export interface PurgeRequest {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** What is outdated at the edge: by tag, and by the addresses of pages that this process holds. */
export interface Outdated {
  tags: readonly string[];
  addresses: readonly string[];
}

type PurgeSettings = Pick<Config, 'edgePurge' | 'edgePurgeUrl' | 'edgePurgeToken'>;

// What each service takes at once.
const CLOUDFLARE_TAGS = 30;
const FASTLY_TAGS = 256;
/** The forms in which nginx keeps a page, the most frequent first. */
const ENCODINGS = ['br', 'gzip', 'identity'];

/** What has to be sent so that nobody is given what is outdated. */
export function purgeRequests(
  { edgePurge, edgePurgeUrl, edgePurgeToken }: PurgeSettings,
  { tags, addresses }: Outdated,
): PurgeRequest[] {
  switch (edgePurge) {
    case 'cloudflare':
      return inGroups(tags, CLOUDFLARE_TAGS).map((group) => ({
        url: edgePurgeUrl,
        method: 'POST',
        headers: { authorization: `Bearer ${edgePurgeToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: group }),
      }));
    case 'fastly':
      return inGroups(tags, FASTLY_TAGS).map((group) => ({
        url: edgePurgeUrl,
        method: 'POST',
        headers: { 'fastly-key': edgePurgeToken, 'surrogate-key': group.join(' ') },
      }));
    case 'nginx':
      // It knows no tags: whoever knows the key makes it fetch a page anew.
      return ENCODINGS.flatMap((encoding) =>
        addresses.map((address) => ({
          url: edgePurgeUrl.replace(/\/$/, '') + address,
          method: 'GET' as const,
          headers: { 'x-refresh-key': edgePurgeToken, 'accept-encoding': encoding },
        })),
      );
    default:
      return [];
  }
}

function inGroups<One>(ones: readonly One[], size: number): One[][] {
  return Array.from({ length: Math.ceil(ones.length / size) }, (_, i) =>
    ones.slice(i * size, (i + 1) * size),
  );
}
