import type { Language } from '@bank/contract';
import type { ChromeConfig, MenuEntry } from '../../base/page/chrome-data.ts';
import type { Messages } from '../../words/loading/messages.ts';
import { DEPOSIT_INSURANCE_PATHS } from './deposit-insurance-paths.ts';

/** What the strip above the header offers on wider windows, as one more section of the phone menu. */
export function serviceSection(language: Language, config: ChromeConfig, words: Messages): MenuEntry {
  const insurance = {
    code: 'insurance',
    name: words['strip.depositInsurance'],
    url: DEPOSIT_INSURANCE_PATHS[language],
  };
  const careers = {
    code: 'careers',
    name: words['strip.careers'],
    url: config.careersUrl,
    urlType: '2',
  } as const;
  const children: MenuEntry[] =
    language === 'CN'
      ? [
          insurance,
          { code: 'branches', name: words['strip.branches'], url: '/bobbank/map' },
          { code: 'contact', name: words['strip.contact'], url: '/bobbank/concat' },
          careers,
        ]
      : [
          insurance,
          { code: 'branches', name: words['strip.branches'], url: '/en/bobbank/map' },
          { code: 'about', name: words['strip.about'], url: '/en/about' },
          { code: 'site-map', name: words['strip.siteMap'], url: '/en/sitemap' },
          careers,
        ];
  return { code: 'services', name: words['phoneMenu.services'], url: '', children };
}
