import type { Page } from '@playwright/test';

/**
 * Texts whose contrast is too low once the page is drawn in grey: axe reads the style sheet and does not see the
 * filter. Texts over pictures and gradients are left out, because their ground has no single colour.
 */
export async function lowGreyContrasts(page: Page): Promise<{ checked: number; low: string[] }> {
  return page.evaluate(() => {
    const drawing = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (drawing === null) throw new Error('This browser has no canvas to read colours with');
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];

    const read = (css: string): Colour => {
      drawing.clearRect(0, 0, 1, 1);
      drawing.fillStyle = css;
      drawing.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = drawing.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = (front: Colour, back: Colour): Colour => {
      const mix = (at: 0 | 1 | 2) => front[at] * front[3] + back[at] * (1 - front[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    /** What grayscale(1) makes of it (Filter Effects, section 15), as a relative luminance. */
    const luminance = ([red, green, blue]: Colour) => {
      const grey = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
      return grey <= 0.04045 ? grey / 12.92 : ((grey + 0.055) / 1.055) ** 2.4;
    };
    const groundOf = (element: Element): Colour | undefined => {
      const layers: Colour[] = [];
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at);
        if (backgroundImage !== 'none') return undefined;
        const layer = read(backgroundColor);
        layers.push(layer);
        if (layer[3] === 1) break;
      }
      return layers.reduceRight((back, front) => over(front, back), [255, 255, 255, 1]);
    };

    const low: string[] = [];
    let checked = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim() ?? '';
      if (element === null || text === '') continue;
      // What cannot be used now may be faint (WCAG 2.2, 1.4.3).
      if (element.closest(':disabled') !== null) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const ground = groundOf(element);
      if (ground === undefined) continue;
      const style = getComputedStyle(element);
      const ink = over(read(element instanceof SVGElement ? style.fill : style.color), ground);
      const [dark = 0, light = 0] = [luminance(ink), luminance(ground)].sort((a, b) => a - b);
      const contrast = (light + 0.05) / (dark + 0.05);
      const size = parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      checked++;
      if (contrast < (isLarge ? 3 : 4.5)) low.push(`${contrast.toFixed(2)} ${text.slice(0, 30)}`);
    }
    return { checked, low };
  });
}
