export function createTranslate(words: Readonly<Record<string, string>>): (english: string) => string {
  const translations = new Map(Object.entries(words));
  return (english) => translations.get(english) ?? english;
}
