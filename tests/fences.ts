/** A fenced code block of a Markdown text. */
export interface Fence {
  language: string;
  /** The text after the language, usually a file name; empty if there is none. */
  info: string;
  text: string;
  /** Its first line, 1-based. */
  line: number;
}

export function listFences(markdown: string): Fence[] {
  return [...markdown.matchAll(/^```(\S*)[ \t]*(.*)\n([\s\S]*?)^```$/gm)].map((match) => {
    const [, language = "", info = "", text = ""] = match;
    return { language, info, text, line: markdown.slice(0, match.index).split("\n").length };
  });
}
