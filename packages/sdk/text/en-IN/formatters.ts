// Functions that the English messages call by name: `{noun, withArticle}`.
export { rupees } from "../rupees.ts";

export function lowercase(label: string): string {
  return label.toLowerCase();
}

/** "an item", "a customer". */
export function withArticle(noun: string): string {
  return `${/^[aeio]/i.test(noun) ? "an" : "a"} ${noun}`;
}
