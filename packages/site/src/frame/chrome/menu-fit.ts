import type { Language } from '@bank/contract';
import { widthInEms } from '@bank/ui';

/** How close the main menu must stand so that every entry keeps one line. */
export type MenuFit = 'roomy' | 'snug' | 'tight' | 'dense';

interface Step {
  fit: MenuFit;
  /** Of the text, and between two entries, in px as MainMenu.module.css draws them. */
  size: number;
  gap: number;
  /** What logo and tools leave, in px; more in English, whose letters are narrower than they are counted. */
  room: number;
}

const STEPS: Record<Language, readonly Step[]> = {
  CN: [
    { fit: 'roomy', size: 16, gap: 30, room: 715 },
    { fit: 'snug', size: 15, gap: 20, room: 735 },
    { fit: 'tight', size: 14, gap: 13, room: 747 },
  ],
  EN: [
    { fit: 'roomy', size: 16, gap: 24, room: 743 },
    { fit: 'snug', size: 15, gap: 18, room: 760 },
    { fit: 'tight', size: 14, gap: 12, room: 777 },
  ],
};

/**
 * The page is drawn for one width (S4-scale), so the server knows whether the names fit. What does not fit at the
 * last step goes on in a second row of whole entries, as it does with enlarged text.
 */
export function menuFit(names: readonly string[], language: Language): MenuFit {
  const ems = names.reduce((sum, name) => sum + widthInEms(name), 0);
  const step = STEPS[language].find(({ size, gap, room }) => ems * size + names.length * gap <= room);
  return step?.fit ?? 'dense';
}
