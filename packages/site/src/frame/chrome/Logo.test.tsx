import { expect, it } from 'vitest';
import { Logo } from './Logo.tsx';
import { markupOf } from './testing/render-chrome.tsx';

const picture = (path: string) => ({
  cover: JSON.stringify([{ path, name: path, size: 1, ext: 'svg', width: 200, height: 48 }]),
});

it('is the lettering of the bank that has one of its own in the build', () => {
  expect(markupOf(<Logo config={{ siteName: '北曜银行' }} />)).toMatch(
    /aria-label="北曜银行"><use href="[^"]*#logo"/,
  );
});

it('is what another bank has given, on either ground, under its name', () => {
  const config = { siteName: '南湾银行', logo: picture('day.svg'), nightLogo: picture('night.svg') };
  expect(markupOf(<Logo config={config} />)).toMatch(/<img [^>]*src="\/images\/day\.svg" alt="南湾银行"/);
  expect(markupOf(<Logo config={config} isOnNight />)).toContain('src="/images/night.svg"');
});

it('is the name in type, and no mark of another bank, where nothing was given', () => {
  const html = markupOf(<Logo config={{ siteName: '南湾银行' }} />);
  expect(html).toContain('南湾银行');
  expect(html).not.toMatch(/<svg|<img/);
});
