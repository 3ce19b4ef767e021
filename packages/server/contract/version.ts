import { problem } from "@vanbook/sdk/problem";

/**
 * In a request, the version of the contract that the caller was written for; in a response, the
 * version used.
 */
export const VERSION_HEADER = "Vanbook-Version";

/**
 * Dates, newest last. A change that breaks callers gets a new date; see docs/scripting.md. Callers
 * of 2026-11-23 are still answered, but what 2026-11-30 refuses is refused to them, too.
 */
export const CONTRACT_VERSIONS = ["2026-11-23", "2026-11-30"] as const;

/**
 * The version that the request names, otherwise the newest.
 * @throws VERSION_UNKNOWN if this server does not have the named version.
 */
export function chooseVersion(requestedVersion: string): string {
  const newest = CONTRACT_VERSIONS[CONTRACT_VERSIONS.length - 1] ?? "";
  if (requestedVersion === "") return newest;
  const supportedVersion = CONTRACT_VERSIONS.find((version) => version === requestedVersion);
  if (supportedVersion) return supportedVersion;
  const words = `This server answers the contract of ${CONTRACT_VERSIONS.join(", ")}; the request names another in ${VERSION_HEADER}.`;
  throw problem("VERSION_UNKNOWN", { message: words });
}
