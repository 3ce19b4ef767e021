/** Accepts text with or without padding; undefined if it is not valid base64. */
export function readBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, "base64");
  // Buffer ignores invalid base64 characters: if encoding again gives a different text, the text
  // was not valid.
  const paddedText = text.padEnd(Math.ceil(text.length / 4) * 4, "=");
  return bytes.toString("base64") === paddedText ? bytes : undefined;
}
