import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fencesOf, type Fence } from "../fences.ts";

/** The code blocks of a page of docs. Each can be taken once. */
export interface DocPage {
  /** Takes the first remaining block in this language whose info or text contains these words. Throws if there is none. */
  take(language: string, words: string): string;
  /** The blocks that were not taken: language and first line of each. */
  left(): string[];
}

/** Opens docs/NAME.md. */
export async function openDocPage(name: string): Promise<DocPage> {
  const fences = fencesOf(await readFile(join(import.meta.dirname, `../../docs/${name}.md`), "utf8"));
  const taken = new Set<Fence>();
  return {
    take(language, words) {
      const found = fences.find(
        (fence) =>
          !taken.has(fence) && fence.language === language && `${fence.info}\n${fence.text}`.includes(words),
      );
      if (!found) throw new Error(`docs/${name}.md has no fence ${language} with ${words}.`);
      taken.add(found);
      return found.text;
    },
    left: () =>
      fences
        .filter((fence) => !taken.has(fence))
        .map(({ language, info, text }) => `${language} ${info || text.split("\n")[0]}`),
  };
}
