/** The stand-in has no list of the official codes: a browser would have to load all of them. */
export function isPossibleCode(code: string): boolean {
  return /^(\d{2}){1,4}$/.test(code);
}
