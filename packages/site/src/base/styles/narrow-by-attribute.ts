import type { CSSOptions } from 'vite';
import { CROWDED_WINDOW, NARROW_WINDOW, REFLOW_WIDTH_PX } from '../state/page-scale.ts';

type PostCss = Exclude<NonNullable<CSSOptions['postcss']>, string>;
type PostCssPlugin = NonNullable<PostCss['plugins']>[number];

/** The parts of a PostCSS plugin and its nodes that are used here; PostCSS itself comes with Vite. */
interface CssNode {
  type: string;
  clone(): CssNode;
}
interface CssRule extends CssNode {
  selectors: string[];
}
interface CssMedia extends CssNode {
  params: string;
  nodes?: CssNode[];
  after(nodes: CssNode[]): void;
}

/** Media query → the attribute that stands for it: the page's own breakpoint and the toolbar's. */
const NARROW = new Map([
  [NARROW_WINDOW, 'data-narrow'],
  [CROWDED_WINDOW, 'data-crowded'],
]);
const WIDE = new RegExp(String.raw`^\(min-width:\s*(${REFLOW_WIDTH_PX}|1600|1760)px\)$`);
const IS_WIDE = ':where(:root:not([data-narrow]), :root:not([data-narrow]) *)';

/**
 * Makes every rule for narrow windows hold for `html[data-narrow]` as well, at the same place and with the same
 * specificity: a page whose text was enlarged reflows as a narrow window does, whatever the window's width
 * (PD-1). Style sheets go on writing `@media (max-width: 767.98px)` and nothing else.
 */
export function narrowByAttribute(): PostCssPlugin {
  const done = new WeakSet<CssMedia>();
  const plugin = {
    postcssPlugin: 'narrow-by-attribute',
    AtRule: {
      media(media: CssMedia) {
        if (done.has(media)) return;
        done.add(media);
        const attribute = NARROW.get(media.params);
        if (attribute !== undefined) {
          const condition = `:where([${attribute}], [${attribute}] *)`;
          media.after(rulesOf(media).map((rule) => conditioned(rule.clone(), condition)));
        } else if (WIDE.test(media.params)) for (const rule of rulesOf(media)) conditioned(rule, IS_WIDE);
      },
    },
  };
  return plugin as unknown as PostCssPlugin;
}

function rulesOf({ nodes = [] }: CssMedia): CssNode[] {
  return nodes.filter(({ type }) => type === 'rule');
}

function conditioned(node: CssNode, condition: string): CssNode {
  const rule = node as CssRule;
  rule.selectors = rule.selectors.map((selector) => withCondition(selector, condition));
  return rule;
}

/** `.a .b::before` → `.a .b:where(…)::before` */
function withCondition(selector: string, condition: string): string {
  const at = selector.indexOf('::');
  return at === -1 ? selector + condition : selector.slice(0, at) + condition + selector.slice(at);
}
