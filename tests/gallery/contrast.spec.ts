import { expectStrongContrast } from '../support/a11y.ts';
import { lowGreyContrasts } from '../support/grey-contrast.ts';
import { expect, PARTS, test } from './gallery.ts';

const CONTRAST_THEMES = ['hc-night', 'hc-paper', 'hc-blue', 'hc-amber', 'hc-yellow', 'hc-white'];
/** Colours are the same in both languages. */
const language = 'EN';

for (const part of PARTS) {
  test(`every text of ${part} stands out in the contrast themes and in grey [A11Y-3]`, async ({
    gallery,
  }) => {
    const { page } = gallery;
    for (const { id } of gallery.examplesOf(part)) {
      for (const theme of CONTRAST_THEMES) {
        await gallery.show(id, { language, theme });
        await expectStrongContrast(page, `${id} in ${theme}`);
      }
      await gallery.show(id, { language, theme: 'grey' });
      const { low } = await lowGreyContrasts(page);
      expect(low, `${id} in grey`).toEqual([]);
    }
  });
}
