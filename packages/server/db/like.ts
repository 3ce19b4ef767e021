export function buildContainsPattern(text: string): string {
  return `%${escapeWildcards(text)}%`;
}

export function buildPrefixPattern(text: string): string {
  return `${escapeWildcards(text)}%`;
}

function escapeWildcards(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
