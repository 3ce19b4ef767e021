/** The options of a `choice` whose values are words for people, so that each is its own label. */
export function choices<const Word extends string>(
  ...words: readonly Word[]
): { value: Word; label: Word }[] {
  return words.map((word) => ({ value: word, label: word }));
}
