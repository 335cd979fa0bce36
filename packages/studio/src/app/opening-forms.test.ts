import { expect, it } from 'vitest';
import { aStudio, stampsIn } from '../testing/a-studio.ts';

const CHECKING = /<span data-check-status="">正在检查…<\/span>/;

it('a form opens with what was found last, and says while that is of a state before', async () => {
  const { signIn } = await aStudio();
  const writer = await signIn('Li Na');
  const edition = (await writer.post('/editions', { title: '冬季', scope: 'site' })).location;
  const form = `${edition}/item/article/longer-hours`;
  const save = async (fields: Record<string, string>) =>
    writer.post(form, { ...stampsIn((await writer.get(form)).body), ...fields });

  await save({ 'en.summary': '' });
  const unchecked = (await writer.get(form)).body;
  expect(unchecked).toMatch(CHECKING);
  expect(unchecked).not.toContain('data-level="error"');

  await writer.get(`${form}/findings.json`);
  const checked = (await writer.get(form)).body;
  expect(checked).not.toMatch(CHECKING);
  expect(checked).toContain('data-level="error"');

  await save({ 'en.summary': 'Weekends too.' });
  const changed = (await writer.get(form)).body;
  expect(changed).toMatch(CHECKING);
  expect(changed).toContain('data-level="error"');

  await writer.get(`${form}/findings.json`);
  const mended = (await writer.get(form)).body;
  expect(mended).not.toMatch(CHECKING);
  expect(mended).not.toContain('data-level="error"');
});
