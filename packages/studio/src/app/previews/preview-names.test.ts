import { describe, expect, it } from 'vitest';
import { mayBeOneSite, previewNamesOf } from './preview-names.ts';

const LABEL = '0123456789abcdef0123456789abcdef';

describe('the names of previews', () => {
  it('have a label in the place of the star', () => {
    const names = previewNamesOf('https://*.preview.bank.example:8443');
    expect(names?.originOf(LABEL)).toBe(`https://${LABEL}.preview.bank.example:8443`);
    expect(names?.labelIn(`${LABEL}.preview.bank.example:8443`)).toBe(LABEL);
    expect(names?.labelIn(`${LABEL}.Preview.BANK.example:8443`)).toBe(LABEL);
  });

  it.each([
    'preview.bank.example',
    '.preview.bank.example',
    `${LABEL}.preview.bank.example.`,
    `${LABEL}.preview.bank.example:443`,
    `${LABEL}.preview.bank.example:8080`,
    `${LABEL}.preview.bank.example@evil.example`,
    `${LABEL}.preview.bank.example.evil.example`,
    `${LABEL}.evilpreview.bank.example`,
    `${LABEL}.preview.evil.example`,
    `a.${LABEL}.preview.bank.example`,
    `${LABEL}/.preview.bank.example`,
    ` ${LABEL}.preview.bank.example`,
    'studio.bank.example',
    '[::1]',
    '',
  ])('are not %j', (host) => {
    expect(previewNamesOf('https://*.preview.bank.example')?.labelIn(host)).toBeUndefined();
  });

  it.each([
    'http://*.preview.bank.example',
    'https://preview.bank.example',
    'https://*.*.bank.example',
    'https://studio.*.bank.example',
    'https://a*.bank.example',
    'https://*',
    'https://*.',
    'https://*.bank.example/',
    'https://*.bank.example/previews',
    'https://*.bank.example:443',
    'https://*.bank.example:99999',
    'https://*.Bank.example',
    'https://*.127.0.0.1',
    'https://me@*.bank.example',
    '*.bank.example',
  ])('cannot be made of %j', (pattern) => {
    expect(previewNamesOf(pattern)).toBeUndefined();
  });

  it('and the studio’s may be of one site', () => {
    const of = (studio: string) =>
      mayBeOneSite(`https://${studio}`, `https://${LABEL}.preview.bank.example:8443`);
    expect(['studio.bank.example', 'bank.example', 'a.b.bank.example:8443'].every(of)).toBe(true);
    expect(['studio.bank.other', 'example', 'studio.otherbank.example'].some(of)).toBe(false);
  });
});
