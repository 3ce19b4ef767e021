import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fencesOf, type Fence } from "../fences.ts";

/** The fences of a page of docs, each of which is taken once. */
export interface DocPage {
  /** The first fence left that has this language and these words in its info or text. Throws where there is none. */
  take(language: string, words: string): string;
  /** What nobody has taken: language and first line. */
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
