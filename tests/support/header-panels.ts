import { expect, type Locator, type Page } from '@playwright/test';

/** A part of the header that opens something, and how visitors find it. */
export interface HeaderPanel {
  name: string;
  path: string;
  /** The button that opens it. */
  button: string | RegExp;
  /** What the pointer rests on; the button itself unless it is another. */
  link?: string;
}

export const SUB_MENU: HeaderPanel = {
  name: 'the sub-menu',
  path: '/ckbxDetail',
  button: '公司业务子菜单',
  link: '公司业务',
};
export const HOTLINE: HeaderPanel = { name: 'the hotline', path: '/ckbxDetail', button: /^服务热线/ };
export const LOGIN: HeaderPanel = { name: 'the login menu', path: '/ckbxDetail', button: '登录' };
export const QR: HeaderPanel = { name: 'the QR panel', path: '/ckbxDetail', button: '二维码' };
export const FUND_LOGIN: HeaderPanel = {
  name: 'the login menu of the fund zone',
  path: '/personal/second/fund',
  button: '登录',
};
export const ENGLISH_PANELS: HeaderPanel[] = [
  {
    name: 'the English sub-menu',
    path: '/en/ckbxDetail',
    button: 'Investor Relations sub-menu',
    link: 'Investor Relations',
  },
  { name: 'the English login menu', path: '/en/ckbxDetail', button: 'Log in' },
  { name: 'the English QR panel', path: '/en/ckbxDetail', button: 'QR codes' },
  { name: 'the Customer Center', path: '/en/ckbxDetail', button: /^Customer Center/ },
];
export const HEADER_PANELS = [SUB_MENU, HOTLINE, LOGIN, QR, FUND_LOGIN];

export function buttonOf(page: Page, { button }: HeaderPanel): Locator {
  const name = typeof button === 'string' ? { name: button, exact: true } : { name: button };
  return page.getByRole('banner').getByRole('button', name);
}

/** Where the pointer opens the panel. */
export function hoverTargetOf(page: Page, panel: HeaderPanel): Locator {
  if (panel.link === undefined) return buttonOf(page, panel);
  return page.getByRole('navigation').getByRole('link', { name: panel.link, exact: true }).first();
}

/** The panel itself, by what its button says that it controls. */
export async function panelOf(page: Page, panel: HeaderPanel): Promise<Locator> {
  const id = await buttonOf(page, panel).getAttribute('aria-controls');
  return page.locator(`[id="${id}"]`);
}

/** Waits until a panel has come to its place: what is tapped while it glides may be the entry beside. */
export async function expectStanding(panel: Locator): Promise<void> {
  await expect(panel).toBeVisible();
  await panel.evaluate(async (element) => {
    // A style that has just changed begins to move with the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
}

/** The middle of an element in px of the window, to be pointed at without waiting for anything. */
export async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${String(locator)} is not drawn, so nothing can be pointed at`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
