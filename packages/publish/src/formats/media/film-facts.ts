/** What a page must know of a film before it has loaded: CSS pixels and whole seconds. */
export interface FilmFacts {
  width: number;
  height: number;
  duration: number;
}
