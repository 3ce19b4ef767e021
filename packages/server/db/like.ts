/** The pattern of LIKE for values that contain a text, whatever signs it has. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** The pattern of LIKE for values that begin with a text. */
export function beginningWith(text: string): string {
  return `${escaped(text)}%`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
