/** A language's files by their paths, and the names of the functions that its messages may call. */
export interface Catalogue {
  language: string;
  files: Record<string, unknown>;
  formatters: readonly string[];
}

/** A language's modules by their paths in the folder of texts; each problem is told with the file, the key and the reason. */
export function compileCatalogue(
  catalogue: Catalogue,
  english: Catalogue,
  tell: (problem: string) => void,
): Record<string, string>;
