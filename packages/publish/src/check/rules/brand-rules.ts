import { LANGUAGES } from '@bank/contract';
import { weakPairs, type Use } from '@bank/contract/brand';
import { words, type Words } from '../../base/words.ts';
import { recordsOf, type ReleaseContent } from '../checked-record.ts';

/** What each colour is for, as an editor would say it. */
const NAMES: Readonly<Record<Use, Words>> = {
  'bg-page': words`the ground of a page`,
  'bg-surface': words`white areas`,
  'bg-sunken': words`areas set apart`,
  'bg-selected': words`the ground of what is selected`,
  'bg-inverse': words`the dark ground`,
  'bg-inverse-raised': words`areas on the dark ground`,
  'bg-inverse-warm': words`the ground of the evening stage`,
  action: words`buttons`,
  'action-hover': words`buttons under the pointer`,
  'action-active': words`buttons being pressed`,
  mark: words`the mark behind found words`,
  'fill-2': words`the second part of a drawing`,
  'text-strong': words`strong text`,
  'text-body': words`text`,
  'text-muted': words`secondary text`,
  'text-brand': words`headings`,
  'text-gold': words`accented text`,
  'text-action': words`links`,
  'text-on-inverse': words`text on dark`,
  'text-on-inverse-muted': words`secondary text on dark`,
  'text-on-inverse-subtle': words`small print on dark`,
  'text-gold-on-inverse': words`accented text on dark`,
  'text-on-action': words`the text of buttons`,
  'text-on-fill': words`figures in a drawing`,
  rise: words`rising figures`,
  fall: words`falling figures`,
  'rise-on-inverse': words`rising figures on dark`,
  'fall-on-inverse': words`falling figures on dark`,
  'line-control': words`the lines of fields`,
  focus: words`the ring of the focus`,
  current: words`the mark of the current place`,
  star: words`stars`,
  'focus-on-inverse': words`the ring of the focus on dark`,
  'star-on-inverse': words`stars on dark`,
  'kind-cinnabar-on-inverse': words`coloured marks on dark`,
};

/** Colours of a bank that somebody could not read must not go out. */
export function checkBrand(content: ReleaseContent): void {
  if (content.scope !== 'site') return;
  for (const language of LANGUAGES) {
    for (const config of recordsOf(content, 'site-config', language)) {
      for (const pair of weakPairs(config.body.colours ?? {})) {
        const { front, ground, colours, ratio, wanted, seed } = pair;
        content.report(config, {
          path: ['colours', seed],
          expected: words`a colour that gives ${NAMES[front]} (${colours[0]}) on ${NAMES[ground]} (${colours[1]}) a contrast of ${wanted} : 1`,
          found: words`${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`,
        });
      }
    }
  }
}
