import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@bank/contract';
import { allExamples } from './all-examples.ts';
import { loadAllWords, SiteAround } from './SiteAround.tsx';

await Promise.all(LANGUAGES.map(loadAllWords));

describe('the examples of the gallery', () => {
  it.each(LANGUAGES)('are drawn on the server in %s', (language) => {
    for (const { id, render } of allExamples) {
      const html = renderToString(<SiteAround language={language}>{render(language)}</SiteAround>);
      expect(html, id).not.toContain('undefined');
    }
  });

  it('have addresses of their own', () => {
    const ids = allExamples.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(200);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
