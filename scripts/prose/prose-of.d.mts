/**
 * Returns a file's text with everything but its prose replaced by spaces, so that lines and columns
 * stay.
 */
export function extractProse(path: string, text: string): string;
