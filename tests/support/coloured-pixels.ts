import type { Page } from '@playwright/test';

/** How many pixels of the page, as it is drawn now, have a colour: red, green and blue that differ. */
export async function colouredPixels(page: Page, { fullPage = false } = {}): Promise<number> {
  const picture = (await page.screenshot({ fullPage, animations: 'disabled' })).toString('base64');
  // A page of its own to decode it: the site's policy would refuse the picture.
  const decoder = await page.context().newPage();
  try {
    return await decoder.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (drawing === null) throw new Error('This browser has no canvas to count pixels with');
      drawing.drawImage(image, 0, 0);
      const { data } = drawing.getImageData(0, 0, image.width, image.height);
      let coloured = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) coloured++;
      }
      return coloured;
    }, picture);
  } finally {
    await decoder.close();
  }
}
