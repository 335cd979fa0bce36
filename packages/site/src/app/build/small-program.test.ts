import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { inAscii } from './small-program.ts';

it('writes code in ASCII that does the same', () => {
  const code = `'北京🏦' + /[一-龥]+/u.test('存款') + /^[🌀-🗿]$/u.test('🎏') + \`行\${1}\``;
  const ascii = inAscii(code);
  expect(ascii).toMatch(/^[\0-\x7f]*$/);
  expect(ascii).toContain("'\\u5317\\u4eac");
  expect(runInThisContext(ascii)).toBe('北京🏦truetrue行1');
});

it.each(['/\\中/', "'\\\\\\中'"])('refuses %s, which would mean something else', (code) => {
  expect(() => inAscii(code)).toThrow('has a backslash of its own');
});

it('takes a backslash that is written before a letter', () => {
  expect(inAscii("'\\\\中'")).toBe("'\\\\\\u4e2d'");
});
