import { brandPalette, weakPairs, type BrandColours } from '@bank/contract/brand';
import { UsageError } from '../../base/errors.ts';
import { words } from '../../base/words.ts';

/** What has to be known of a bank before it has a site. */
export interface BankAnswers {
  name: string;
  shortName: string;
  englishName: string;
  englishShortName: string;
  hotline: string;
  /** `www.bank.example` */
  host: string;
  colours: BrandColours;
}

export const BANK_OPTIONS = {
  name: { type: 'string', default: '海港银行' },
  'english-name': { type: 'string', default: 'Harbour Bank' },
  hotline: { type: 'string', default: '95500' },
  host: { type: 'string', default: 'www.bank.example' },
  colour: { type: 'string' },
  ground: { type: 'string' },
} as const;

type Given = Readonly<Partial<Record<keyof typeof BANK_OPTIONS, string | undefined>>>;

const COLOUR = /^#[\da-f]{6}$/i;

/** @throws UsageError where an answer is none, or a colour could not be read on the page. */
export function readAnswers(given: Given): BankAnswers {
  const { name = '', 'english-name': englishName = '', hotline = '', host = '' } = given;
  if (!/\p{Script=Han}/u.test(name)) throw new UsageError(words`--name is the Chinese name of the bank.`);
  if (!/^[\p{Script=Latin}][^\p{Script=Han}]*$/u.test(englishName))
    throw new UsageError(words`--english-name is the English name of the bank.`);
  if (!/^[\d -]{3,20}$/.test(hotline))
    throw new UsageError(words`--hotline is a telephone number, such as 95500.`);
  if (!/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host))
    throw new UsageError(words`--host is the name of the site, such as www.bank.example.`);
  return {
    name,
    shortName: name.replace(/(?:股份有限公司|有限公司|银行){1,4}$/u, '') || name,
    englishName,
    englishShortName: englishName.replace(/^Bank of | Bank$/g, '') || englishName,
    hotline,
    host,
    colours: readColours(given),
  };
}

function readColours({ colour, ground }: Given): BrandColours {
  const colours: BrandColours = {
    ...(ground !== undefined && { ground: ground.toLowerCase() }),
    ...(colour !== undefined && { action: colour.toLowerCase() }),
  };
  for (const given of Object.values(colours)) {
    if (!COLOUR.test(given ?? ''))
      throw new UsageError(words`"${given ?? ''}" is not a colour such as #0f1a33.`);
  }
  const [weak] = weakPairs(colours);
  if (weak === undefined) return colours;
  throw new UsageError(
    words`${brandPalette(colours)[weak.seed === 'ground' ? 'night-900' : 'cinnabar-600']} is too faint: a text on it, or of it, has a contrast of ${weak.ratio.toFixed(2)} : 1 and needs ${weak.wanted} : 1.`,
  );
}
