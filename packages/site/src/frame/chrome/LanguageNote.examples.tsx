import type { Example } from '@bank/ui/examples';
import { LanguageNote } from './LanguageNote.tsx';
import { leaveUntranslatedNote } from './language-note.ts';

export const examples: Example[] = [
  {
    name: 'to a visitor who has just switched',
    place: 'outside',
    isInEveryTheme: true,
    render: (language) => {
      leaveUntranslatedNote(language);
      return <LanguageNote address="/example" />;
    },
  },
];
