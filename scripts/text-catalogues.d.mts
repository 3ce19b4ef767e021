/** A language's files by path, and the names of the functions that its messages may call. */
export interface Catalogue {
  language: string;
  files: Record<string, unknown>;
  formatters: readonly string[];
}

/**
 * A language's modules by their paths in the folder of texts. Each problem is reported with file,
 * key and reason.
 */
export function compileCatalogue(
  catalogue: Catalogue,
  english: Catalogue,
  tell: (problem: string) => void,
): Record<string, string>;
