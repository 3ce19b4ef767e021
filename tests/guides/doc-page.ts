import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listFences, type Fence } from "../fences.ts";

/** The code blocks of a page of docs. Each can be taken once. */
export interface DocPage {
  /**
   * Takes the first remaining block in this language whose info or text contains these words.
   * Throws if there is none.
   */
  take(language: string, words: string): string;
  /** The blocks that were not taken: language and first line of each. */
  left(): string[];
}

/** Opens docs/NAME.md. */
export async function openDocPage(name: string): Promise<DocPage> {
  const fences = listFences(await readFile(join(import.meta.dirname, `../../docs/${name}.md`), "utf8"));
  const takenFences = new Set<Fence>();
  return {
    take(language, words) {
      const foundFence = fences.find(
        (fence) =>
          !takenFences.has(fence) &&
          fence.language === language &&
          `${fence.info}\n${fence.text}`.includes(words),
      );
      if (!foundFence) throw new Error(`docs/${name}.md has no fence ${language} with ${words}.`);
      takenFences.add(foundFence);
      return foundFence.text;
    },
    left: () =>
      fences
        .filter((fence) => !takenFences.has(fence))
        .map(({ language, info, text }) => `${language} ${info || text.split("\n")[0]}`),
  };
}
