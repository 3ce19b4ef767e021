// The English messages call these functions by name: `{noun, withArticle}`.
export { rupees } from "../rupees.ts";

export function lowercase(label: string): string {
  return label.toLowerCase();
}

export function withArticle(noun: string): string {
  return `${/^[aeio]/i.test(noun) ? "an" : "a"} ${noun}`;
}
