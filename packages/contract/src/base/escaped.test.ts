import { expect, it } from 'vitest';
import { escaped } from './escaped.ts';

it('lets no text end the element or the attribute that it stands in', () => {
  expect(escaped('R&D "<b>" it’s \'fine\'')).toBe("R&amp;D &quot;&lt;b&gt;&quot; it’s 'fine'");
});
