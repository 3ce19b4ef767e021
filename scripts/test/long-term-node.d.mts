export const LONG_TERM_RELEASE: string;
export const NODE_HEAVY_FILES: readonly string[];
export function chooseNodeTests(files: readonly string[], databaseFiles: ReadonlySet<string>): string[];
export function listServerTests(): string[];
