/** How a language says English words and sentences, each as a whole. What it does not know stays as it is. */
export function createTranslate(words: Readonly<Record<string, string>>): (english: string) => string {
  const known = new Map(Object.entries(words));
  return (english) => known.get(english) ?? english;
}
