/** Icons that the style sheet draws (Icon.module.css): the lines that stand beside a dozen links and buttons of every page. */
export const SIGNS = ['chevron-down', 'external', 'plus'] as const;

type Sign = (typeof SIGNS)[number];

export function isSign(name: string): name is Sign {
  return (SIGNS as readonly string[]).includes(name);
}
