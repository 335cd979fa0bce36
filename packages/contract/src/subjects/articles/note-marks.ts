/** Where a text refers to one of its numbered notes: `<sup><a href="#note-1">1</a></sup>`. */
export function noteMark(number: number): string {
  return `<sup><a href="#${noteId(number)}">${number}</a></sup>`;
}

export const noteId = (number: number) => `note-${number}`;

const MARK = /<sup><a href="#note-(\d+)">\d+<\/a><\/sup>/g;

/** The numbers of the notes that a text refers to. */
export function notesMarkedIn(html: string): number[] {
  return [...html.matchAll(MARK)].map(([, number]) => Number(number));
}

export function withoutNoteMarks(html: string): string {
  return html.replaceAll(MARK, '');
}
