import { readFileSync } from "node:fs";
import { listFences } from "../fences.ts";

/** A step of a recipe: a new file, lines to add to a file, or commands to run. */
export type Step =
  | { kind: "file"; path: string; text: string }
  | { kind: "lines"; path: string; after: string; added: string }
  | { kind: "commands"; commands: readonly string[] };

/**
 * The steps in the text's order. Throws for a block that is no step, because no test would check
 * it.
 */
export function readRecipeSteps(file: string): Step[] {
  return listFences(readFileSync(file, "utf8")).map(({ language, info, text }) =>
    stepOf(language, info, text),
  );
}

/**
 * The file's text with `addedLines` inserted after the lines `after`, which must occur exactly
 * once.
 */
export function withLines(file: string, { path, after, added }: Extract<Step, { kind: "lines" }>): string {
  const [before, rest, ...others] = file.split(after);
  if (before === undefined || rest === undefined || others.length > 0)
    throw new Error(
      `${path} has the line that the recipe names ${others.length + (rest === undefined ? 0 : 1)} times:\n${after}`,
    );
  return before + after + added + rest;
}

function stepOf(language: string, path: string, text: string): Step {
  if (language === "sh") return { kind: "commands", commands: text.trim().split("\n") };
  if (path === "") throw new Error(`A block of ${language} names no file:\n${text.slice(0, 200)}`);
  if (language !== "diff") return { kind: "file", path, text };
  const lines = text.split(/(?<=\n)/);
  const isAdded = (line: string) => line.startsWith("+");
  const [after, addedLines] = [lines.filter((line) => !isAdded(line)), lines.filter(isAdded)];
  return {
    kind: "lines",
    path,
    after: after.map(removeMark).join(""),
    added: addedLines.map(removeMark).join(""),
  };
}

/** A line of a diff without its first character. */
function removeMark(line: string): string {
  return line.slice(1);
}
