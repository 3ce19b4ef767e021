/** Something that the search finds: its title, address and line of words, and what else is looked through. */
export type Entry = readonly [title: string, address: string, words: string, more: string];

/** The best of what has every word in it: names first, then what they begin with, then what is said of them. */
export function findEntries(entries: readonly Entry[], text: string, most = 30): Entry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const scored = entries.flatMap((entry, at) => {
    const score = scoreOf(entry, words);
    return score === undefined ? [] : [{ entry, score, at }];
  });
  return scored
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** Of each word where it was found best; undefined where one is nowhere. */
function scoreOf([title, , words, more]: Entry, wanted: readonly string[]): number | undefined {
  const [name, line, rest] = [title.toLowerCase(), words.toLowerCase(), more.toLowerCase()];
  let score = 0;
  for (const word of wanted) {
    if (name === word) score += 100;
    else if (name.startsWith(word)) score += 40;
    else if (name.includes(word)) score += 25;
    else if (line.includes(word)) score += 10;
    else if (rest.includes(word)) score += 3;
    else return undefined;
  }
  return score;
}
