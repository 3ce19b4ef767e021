import { problem } from "@vanbook/sdk/problem";

/** In a request, the version of the contract that the caller was written for; in a response, the version used. */
export const VERSION_HEADER = "Vanbook-Version";

/**
 * The supported versions of the contract, as dates, newest last. A change that breaks callers gets a new
 * date; see docs/scripting.md.
 */
export const VERSIONS = ["2026-11-23"] as const;

/**
 * The version to use for a request: the one that it names, otherwise the newest.
 *
 * @throws VERSION_UNKNOWN if it names one that this server does not have.
 */
export function versionOf(asked: string): string {
  const newest = VERSIONS[VERSIONS.length - 1] ?? "";
  if (asked === "") return newest;
  const found = VERSIONS.find((version) => version === asked);
  if (found) return found;
  const words = `This server answers the contract of ${VERSIONS.join(", ")}; the request names another in ${VERSION_HEADER}.`;
  throw problem("VERSION_UNKNOWN", { message: words });
}
