/** QUERY stands on the page of enquiries, grouped by `category`; STEP and CHANNEL say how and where to complain; the others on a home page. */
export const SHORTCUT_POSITIONS = ['QUICK', 'STORY', 'ASSURANCE', 'QUERY', 'STEP', 'CHANNEL'] as const;
