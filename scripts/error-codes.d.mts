/** The server's error codes, with status and message. */
export function loadServerProblems(): Promise<Record<string, readonly [number, string]>>;
/** What a caller can do about each of them. */
export function loadServerRemedies(): Promise<Record<string, string>>;
/** The page docs/errors.md. */
export function writeErrorsDocument(
  problems: Record<string, readonly [number, string]>,
  remedies: Record<string, string>,
): string;
