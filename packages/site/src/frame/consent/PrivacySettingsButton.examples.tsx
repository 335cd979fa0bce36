import type { Example } from '@bank/ui/examples';
import { PrivacySettingsButton } from './PrivacySettingsButton.tsx';

export const examples: Example[] = [
  { name: 'in the footer', isOnNight: true, render: () => <PrivacySettingsButton /> },
];
