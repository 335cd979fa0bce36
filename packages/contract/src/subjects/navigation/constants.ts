export const LAYOUTS = ['base', 'second', 'fund', 'blank'] as const;
export type LayoutName = (typeof LAYOUTS)[number];
