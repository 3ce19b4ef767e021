/** LIKE pattern for values that contain the text; wildcards in the text are escaped. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** LIKE pattern for values that begin with the text. */
export function beginningWith(text: string): string {
  return `${escaped(text)}%`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
