import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { KeptMarkup, MarkupMarks } from '../../base/state/KeptMarkup.tsx';
import { MarkupKeeper } from './markup-keeper.ts';

let drawn: string[] = [];

function Part({ name }: { name: string }) {
  drawn.push(name);
  return <p>{`${name} & 北曜`}</p>;
}

function document(...parts: { name: string }[]): string {
  const keeper = new MarkupKeeper();
  drawn = [];
  const html = renderToString(
    <MarkupMarks value={keeper}>
      <main>
        {parts.map((part) => (
          <div key={part.name}>
            <KeptMarkup of={part}>
              <Part name={part.name} />
            </KeptMarkup>
          </div>
        ))}
        <i>end</i>
      </main>
    </MarkupMarks>,
  );
  return keeper.finished(html).join('');
}

describe('markup that pages share', () => {
  it('is drawn for the first of them only, and is the same in all', () => {
    const [menu, foot] = [{ name: 'menu' }, { name: 'foot' }];
    const first = document(menu, foot);
    expect(first).toBe(
      '<main><div><p>menu &amp; 北曜</p></div><div><p>foot &amp; 北曜</p></div><i>end</i></main>',
    );
    expect(drawn).toEqual(['menu', 'foot']);
    expect(document(menu, foot)).toBe(first);
    expect(drawn).toEqual([]);
  });

  it('is drawn again for other content, though that says the same', () => {
    document({ name: 'menu' });
    document({ name: 'menu' });
    expect(drawn).toEqual(['menu']);
  });

  it('is what a browser draws, which has nobody to keep it', () => {
    const part = { name: 'menu' };
    const plain = renderToString(
      <KeptMarkup of={part}>
        <Part name="menu" />
      </KeptMarkup>,
    );
    expect(document(part)).toBe(`<main><div>${plain}</div><i>end</i></main>`);
  });

  it('may not hold an id that React made for its place', () => {
    const keeper = new MarkupKeeper();
    const Named = () => <p id={useId()} />;
    const html = renderToString(
      <MarkupMarks value={keeper}>
        <KeptMarkup of={{}}>
          <Named />
        </KeptMarkup>
      </MarkupMarks>,
    );
    expect(() => keeper.finished(html)).toThrow(/Kept markup holds an id of its place: <p id=/);
  });

  it('is kept only whole: a part within another is, the other is not', () => {
    const [outer, inner] = [{ name: 'outer' }, { name: 'inner' }];
    const page = () => {
      const keeper = new MarkupKeeper();
      drawn = [];
      const html = renderToString(
        <MarkupMarks value={keeper}>
          <KeptMarkup of={outer}>
            <section>
              <Part name="outer" />
              <KeptMarkup of={inner}>
                <Part name="inner" />
              </KeptMarkup>
            </section>
          </KeptMarkup>
        </MarkupMarks>,
      );
      return keeper.finished(html).join('');
    };
    const first = page();
    expect(page()).toBe(first);
    expect(drawn).toEqual(['outer']);
  });
});
