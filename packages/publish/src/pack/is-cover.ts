/** What holds JSON text of a file list: a picture, and of a banner its crop for phones. */
export function isCover(name: string): boolean {
  return name === 'cover' || name === 'phoneCover';
}
