import type { Language, Shortcut } from '@bank/contract';
import { aShortcut, assurances, shortcuts } from './home-fixtures.ts';

const ENGLISH_SERVICES: Shortcut[] = [
  aShortcut({ id: 'fx', name: 'Exchange rates', icon: 'fx' }),
  aShortcut({ id: 'rates', name: 'Deposit and loan rates', icon: 'rates' }),
  aShortcut({ id: 'wealth', name: 'Wealth products', icon: 'wealth' }),
  aShortcut({ id: 'branch', name: 'Find a branch', icon: 'branch' }),
];

const ENGLISH_ASSURANCES: Shortcut[] = [
  aShortcut({
    id: 'insurance',
    name: 'Deposit insurance',
    icon: 'insurance',
    summary: 'Up to CNY 500,000 of principal and interest per depositor is repaid in full by law.',
  }),
  aShortcut({
    id: 'rights',
    name: 'Consumer protection',
    icon: 'rights',
    summary: 'How complaints are handled, warnings about fraud, and what to know about finance.',
  }),
  aShortcut({
    id: 'speak',
    name: 'Speak to someone',
    icon: 'hotline',
    summary: 'English-speaking advisers every day from 08:30 to 20:00.',
  }),
];

export const sampleServices = (language: Language): Shortcut[] =>
  language === 'CN' ? shortcuts : ENGLISH_SERVICES;

export const sampleAssurances = (language: Language): Shortcut[] =>
  language === 'CN' ? assurances : ENGLISH_ASSURANCES;
