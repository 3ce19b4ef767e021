/** Translates English words and sentences, each as a whole. Unknown texts stay unchanged. */
export function createTranslate(words: Readonly<Record<string, string>>): (english: string) => string {
  const known = new Map(Object.entries(words));
  return (english) => known.get(english) ?? english;
}
