export function makeChoices<const Word extends string>(
  ...words: readonly Word[]
): { value: Word; label: Word }[] {
  return words.map((word) => ({ value: word, label: word }));
}
