import Link from 'next/link';
import { createElement } from 'react';

/** Elements of a tree; links inside the site are Next's own, as its guide has them. */
export function draw(node) {
  if (typeof node === 'string') return node;
  const [tag, attributes, children] = node;
  const type = tag === 'a' && attributes.href?.startsWith('/') ? Link : tag;
  return createElement(type, attributes, ...children.map(draw));
}
