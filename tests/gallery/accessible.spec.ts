import { expectAccessible } from '../support/a11y.ts';
import { LANGUAGES, PARTS, test } from './gallery.ts';

for (const part of PARTS) {
  test(`axe and IBM's engine find nothing in ${part} [A11Y-7]`, async ({ gallery }) => {
    await gallery.resize(1366, 900);
    for (const { id } of gallery.examplesOf(part)) {
      for (const language of LANGUAGES) {
        await gallery.show(id, { language });
        await expectAccessible(gallery.page, `${id} in ${language}`);
      }
    }
  });
}
