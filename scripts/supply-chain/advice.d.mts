export function adviceOf(what: string, answer: string): { text: string; isBad: boolean };
