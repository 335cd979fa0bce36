/** The page that stands in for a component that does not exist (S2-other). */
export const WELCOME = 'welcome';
