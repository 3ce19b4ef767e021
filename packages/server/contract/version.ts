import { problem } from "@vanbook/sdk/problem";

/** The header by which a caller names the contract that it was written for, and an answer the one that it was made by. */
export const VERSION_HEADER = "Vanbook-Version";

/** The dates of the contract that are answered, the newest last. A change that breaks callers is a new date; see docs/scripting.md. */
export const VERSIONS = ["2026-11-23"] as const;

/**
 * The version that a request is answered by: the one that it names, else the newest.
 *
 * @throws VERSION_UNKNOWN when it names one that this server does not have.
 */
export function versionOf(asked: string): string {
  const newest = VERSIONS[VERSIONS.length - 1] ?? "";
  if (asked === "") return newest;
  const found = VERSIONS.find((version) => version === asked);
  if (found) return found;
  const words = `This server answers the contract of ${VERSIONS.join(", ")}; the request names another in ${VERSION_HEADER}.`;
  throw problem("VERSION_UNKNOWN", { message: words });
}
