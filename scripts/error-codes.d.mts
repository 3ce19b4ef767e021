/** The server's error codes, with status and message. */
export function serverProblems(): Promise<Record<string, readonly [number, string]>>;
/** What a caller can do about each of them. */
export function serverRemedies(): Promise<Record<string, string>>;
/** The page docs/errors.md. */
export function errorsDocument(
  problems: Record<string, readonly [number, string]>,
  remedies: Record<string, string>,
): string;
