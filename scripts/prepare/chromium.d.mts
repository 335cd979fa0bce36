export function findJourneyBrowser(): string | undefined;
