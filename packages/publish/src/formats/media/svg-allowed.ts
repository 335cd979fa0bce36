/* What an SVG picture may hold: drawing, nothing that runs, loads or links (decision 0004). */

const words = (text: string) => new Set(text.trim().split(/\s+/));

export const SVG_ELEMENTS = words(`
  svg g defs symbol use title desc style
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood
  feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile feTurbulence
`);

/** `aria-*` and `data-name` are allowed beside these. */
export const SVG_ATTRIBUTES = words(`
  id class style lang role version viewBox preserveAspectRatio focusable
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height pathLength
  dx dy rotate textLength lengthAdjust startOffset method spacing
  transform transform-origin opacity display visibility overflow
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset vector-effect paint-order color
  clip-path clip-rule mask mask-type filter marker-start marker-mid marker-end
  stop-color stop-opacity offset spreadMethod gradientUnits gradientTransform
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  markerWidth markerHeight markerUnits orient refX refY
  font-family font-size font-style font-weight font-variant font-stretch text-anchor text-decoration
  letter-spacing word-spacing dominant-baseline alignment-baseline baseline-shift writing-mode
  shape-rendering text-rendering image-rendering color-interpolation color-interpolation-filters mix-blend-mode
  filterUnits primitiveUnits in in2 result mode type values stdDeviation operator k1 k2 k3 k4 radius
  flood-color flood-opacity baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude exponent
  xmlns xmlns:xlink xml:space xml:lang enable-background
`);

/** Only these name something: a part of the same picture, or a bitmap carried inside it. */
export const SVG_LINKS = words('href xlink:href');

const EMBEDDED_BITMAP = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=\s]+$/;

export function isInnerReference(value: string): boolean {
  return /^#[^\s"'<>]+$/.test(value) || EMBEDDED_BITMAP.test(value);
}

/**
 * True for styles and paint values that can only name parts of the same picture. Backslashes are refused
 * because CSS escapes would hide the words looked for.
 */
export function isInnerStyle(css: string): boolean {
  if (
    /\\|@import|@font-face|@namespace|expression\s*\(|javascript:|-moz-binding|behavior\s*:|image-set/i.test(
      css,
    )
  )
    return false;
  const references = css.match(/url\s*\(/gi)?.length ?? 0;
  const inner = css.match(/url\(\s*(['"]?)#[\w.-]+\1\s*\)/g)?.length ?? 0;
  return references === inner;
}
