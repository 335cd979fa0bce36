/** Where an article of a page stands: `/bobbank/seconddetail?id=…&column=701001`. */
export function articlePath(page: string | undefined, id: string, columnId: string): string {
  return `${page}?id=${id}&column=${columnId}`;
}
