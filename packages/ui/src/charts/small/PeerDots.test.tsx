import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PeerDots } from './PeerDots.tsx';

const draw = (
  figures: { own?: string; benchmark?: string; peers?: string },
  ends: readonly [number, number] = [-10, 30],
) =>
  renderToStaticMarkup(
    <PeerDots
      own={figures.own}
      benchmark={figures.benchmark}
      peers={figures.peers}
      lowest={ends[0]}
      highest={ends[1]}
    />,
  );

describe('PeerDots', () => {
  it('places three figures on the shared axis, with a line from least to most [FUND-2]', () => {
    const html = draw({ own: '30.00', benchmark: '-10.00', peers: '10.00' });
    expect(html).toContain('<circle class="_own_');
    expect(html).toMatch(/d="M10 12H230"/);
    expect(html).toMatch(/cx="120" cy="12" r="4"/);
  });

  it('shows zero also where every figure is above it, and leaves out what is not known [FUND-2]', () => {
    expect(draw({ own: '5.00' }, [5, 20])).toContain('d="M10 4v16"');
    expect(draw({ own: '5.00' }).match(/<circle/g)).toHaveLength(1);
    expect(draw({})).toBe('');
  });
});
