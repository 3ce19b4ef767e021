/** Lines of the product, what a tired developer would have written there, and the test that tells of it. */
export interface PlantedFault {
  name: string;
  /** Below the repository. */
  file: string;
  /** As it is in the file, whatever its line breaks; it must be there once. */
  from: string;
  to: string;
  caughtBy: Catch;
}

/** A test file, and of a long one the tests whose names hold `test`. */
export interface Catch {
  project: "unit" | "server" | "stories" | "browser";
  file: string;
  test?: string;
}

/** Faults of the server: `file` is below packages/server. */
export function inServer(faults: readonly PlantedFault[]): PlantedFault[] {
  return faults.map((fault) => ({ ...fault, file: `packages/server/${fault.file}` }));
}

/** Faults of the pure books: `file` is below packages/sdk/books. */
export function inBooks(faults: readonly PlantedFault[]): PlantedFault[] {
  return faults.map((fault) => ({ ...fault, file: `packages/sdk/books/${fault.file}` }));
}

/** A catch in the tests of a project: in some of the file's, or in all of them. */
export const unit = catchIn("unit");
export const server = catchIn("server");
export const stories = catchIn("stories");
export const browser = catchIn("browser");

function catchIn(project: Catch["project"]) {
  return (file: string, test?: string): Catch => ({ project, file, ...(test !== undefined && { test }) });
}
