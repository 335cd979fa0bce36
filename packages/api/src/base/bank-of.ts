import type { SiteConfig } from '@bank/contract';
import { perSnapshot } from './per-snapshot.ts';

type Bank = Partial<Pick<SiteConfig, 'siteName' | 'hotlines' | 'features'>>;

/** What the bank is called and where it is called; nothing of it while the content has no site config. */
export const bankOf = perSnapshot(async (content, language): Promise<Bank> => {
  const [config] = await content.list('site-config', language, { limit: 1 });
  return config?.body ?? {};
});
