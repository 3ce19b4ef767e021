/** Path of a package's tarball, packed as for publishing. */
export function getTarballPath(name: string): string;

/**
 * Packs each package as for publishing, unless its sources have not changed since the last tarball.
 */
export function packPackages(): Promise<void>;

export function packPackage(name: "sdk" | "widgets"): Promise<void>;

/** The packages that partners install. */
export const PUBLISHED_PACKAGES: readonly string[];
