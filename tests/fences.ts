/** A fence of a Markdown text: what stands between its ``` lines. */
export interface Fence {
  language: string;
  /** What stands after the language, a file's name mostly; empty where nothing does. */
  info: string;
  text: string;
  /** The line on which it begins, from 1. */
  line: number;
}

/** The fences of a Markdown text, in their order. */
export function fencesOf(markdown: string): Fence[] {
  return [...markdown.matchAll(/^```(\S*)[ \t]*(.*)\n([\s\S]*?)^```$/gm)].map((found) => {
    const [, language = "", info = "", text = ""] = found;
    return { language, info, text, line: markdown.slice(0, found.index).split("\n").length };
  });
}
