/** Lines of the product, a likely mistake that replaces them, and the test that must catch it. */
export interface PlantedFault {
  name: string;
  /** Path relative to the repository. */
  file: string;
  /** Text that occurs exactly once in the file. Line breaks are ignored. */
  from: string;
  to: string;
  caughtBy: Catch;
}

/** A test file; in a long file only the tests whose names contain `test`. */
export interface Catch {
  project: "unit" | "server" | "stories" | "browser";
  file: string;
  test?: string;
}

/** Faults in the server: `file` is relative to packages/server. */
export function setServerFiles(faults: readonly PlantedFault[]): PlantedFault[] {
  return faults.map((fault) => ({ ...fault, file: `packages/server/${fault.file}` }));
}

/** Faults in the pure functions for the books: `file` is relative to packages/sdk/books. */
export function setBooksFiles(faults: readonly PlantedFault[]): PlantedFault[] {
  return faults.map((fault) => ({ ...fault, file: `packages/sdk/books/${fault.file}` }));
}

/** A catch in a vitest project: in all tests of a file, or in some. */
export const unit = catchIn("unit");
export const server = catchIn("server");
export const stories = catchIn("stories");
export const browser = catchIn("browser");

function catchIn(project: Catch["project"]) {
  return (file: string, test?: string): Catch => ({ project, file, ...(test !== undefined && { test }) });
}
