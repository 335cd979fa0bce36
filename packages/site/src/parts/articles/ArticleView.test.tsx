import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { aPage } from '../../frame/chrome/testing/render-chrome.tsx';
import { ArticleView } from './ArticleView.tsx';
import { sampleArticle } from './testing/sample-articles.ts';

const { record } = aPage({ path: '/bobbank/seconddetail' });

describe('an article', () => {
  it('tells its own parts from those of the page, which are named by its id too', () => {
    const data = sampleArticle('CN');
    const drawn = ArticleView({ data, record, children: <p key={data.id} /> }) as ReactElement<{
      children: ReactNode[];
    }>;
    const keys = Children.toArray(drawn.props.children).flatMap((child) =>
      isValidElement(child) && child.key !== null ? [child.key] : [],
    );
    expect(keys).toHaveLength(5);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
