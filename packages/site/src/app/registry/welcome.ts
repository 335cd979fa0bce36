/** The page that stands in for a component that does not exist (specification 2.1: /welcome). */
export const WELCOME = 'welcome';
