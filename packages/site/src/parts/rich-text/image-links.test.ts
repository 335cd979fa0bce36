import { describe, expect, it } from 'vitest';
import { imageAddress, imageName } from './image-links.ts';

describe('an image with a data href', () => {
  it.each([
    ['https://funds.example/', 'https://funds.example/'],
    ['https://{host}/personal', 'https://www.beiyao.example/personal'],
    ['/personal/dkll?column=101005', '/personal/dkll?column=101005'],
    ['', undefined],
    ['javascript:alert(1)//http://x', undefined],
    ['//evil.example/', undefined],
    ['data:text/html,<script>alert(1)</script>', undefined],
  ])('%j opens %j [S3-imghref]', (dataHref, address) => {
    expect(imageAddress(dataHref, 'www.beiyao.example')).toBe(address);
  });

  it('is called by its description, and says that a new window opens [S3-imghref]', () => {
    expect(imageName('网点地图', '/bobbank/map', '（新窗口打开）')).toBe('网点地图（新窗口打开）');
    expect(imageName(' ', '/bobbank/map', '（新窗口打开）')).toBe('/bobbank/map（新窗口打开）');
  });
});
