import { describe, expect, it } from 'vitest';
import { preprocessCSS, resolveConfig } from 'vite';
import { narrowByAttribute } from './narrow-by-attribute.ts';

async function built(css: string): Promise<string> {
  const config = await resolveConfig(
    { configFile: false, logLevel: 'silent', css: { postcss: { plugins: [narrowByAttribute()] } } },
    'build',
  );
  const { code } = await preprocessCSS(css, '/styles.css', config);
  return code.replaceAll(/\s+/g, ' ');
}

describe('narrowByAttribute', () => {
  it('repeats the rules of narrow windows for html[data-narrow], right after them [S4-scale]', async () => {
    const css = await built(
      '@media (max-width: 767.98px) { .a .b::before, .c { color: red } } .d { color: blue }',
    );
    expect(css).toMatch(
      /@media \(max-width: 767\.98px\) \{.*\} \.a \.b:where\(\[data-narrow\], \[data-narrow\] \*\)::before, \.c:where\(\[data-narrow\], \[data-narrow\] \*\) \{ color: red ?\} \.d/,
    );
  });

  it('switches the rules of wide windows off there [S4-scale]', async () => {
    for (const width of [768, 1600, 1760]) {
      const css = await built(`@media (min-width: ${width}px) { .a { color: red } }`);
      expect(css).toContain('.a:where(:root:not([data-narrow]), :root:not([data-narrow]) *)');
    }
  });

  it('leaves every other query alone', async () => {
    const css = '@media print { .a { color: red } }';
    expect(await built(css)).toBe(css);
  });
});
