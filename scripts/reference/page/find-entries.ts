export type Entry = readonly [title: string, address: string, words: string, more: string];

/**
 * The best entries that contain every word: equal names first, then names that start with it, then
 * descriptions.
 */
export function findEntries(entries: readonly Entry[], text: string, most = 30): Entry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const scoredEntries = entries.flatMap((entry, at) => {
    const score = calculateScore(entry, words);
    return score === undefined ? [] : [{ entry, score, at }];
  });
  return scoredEntries
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, most)
    .map(({ entry }) => entry);
}

function calculateScore([title, , words, more]: Entry, wantedWords: readonly string[]): number | undefined {
  const [name, line, rest] = [title.toLowerCase(), words.toLowerCase(), more.toLowerCase()];
  let score = 0;
  for (const word of wantedWords) {
    if (name === word) score += 100;
    else if (name.startsWith(word)) score += 40;
    else if (name.includes(word)) score += 25;
    else if (line.includes(word)) score += 10;
    else if (rest.includes(word)) score += 3;
    else return undefined;
  }
  return score;
}
