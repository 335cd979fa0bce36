import { readFileSync } from 'node:fs';
import type { Language } from '@bank/contract';
import { parse } from 'yaml';
import { z } from 'zod';

const Line = z.object({ shown: z.string(), dial: z.string() });
const Names = z.object({ siteName: z.string(), shortName: z.string() });
const Config = z.object({
  hotlines: z.object({ service: Line, overseas: Line, creditCard: Line, privateBank: Line }),
  zh: Names,
  en: Names,
});

const FILE = new URL('../../content/site/site-config.yaml', import.meta.url);

/** What the dictionaries leave open, as the demo bank's content fills it. */
export function demoBank(language: Language) {
  const [{ hotlines, zh, en }] = z.tuple([Config]).parse(parse(readFileSync(FILE, 'utf8')));
  return { ...(language === 'CN' ? zh : en), hotlines };
}
