/** A sentence of which a part varies: its English pattern, and what is made of the groups, each of them translated. */
export type Sentence = readonly [pattern: RegExp, make: (...parts: string[]) => string];

/** How a language says English words: as a whole, else by the first sentence that fits. What it does not know stays as it is. */
export function createTranslate(
  words: Readonly<Record<string, string>>,
  sentences: readonly Sentence[],
): (english: string) => string {
  const known = new Map(Object.entries(words));
  const translate = (english: string): string => {
    const whole = known.get(english);
    if (whole !== undefined) return whole;
    for (const [pattern, make] of sentences) {
      const parts = pattern.exec(english);
      if (parts) return make(...parts.slice(1).map(translate));
    }
    return english;
  };
  return translate;
}
