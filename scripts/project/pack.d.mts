/** Where a package stands as it would be published. */
export function tarball(name: string): string;

/** Packs each as it would be published, unless its sources are those of its last tarball. */
export function packPackages(): Promise<void>;

/** Packs one of them. */
export function packPackage(name: "sdk" | "widgets"): Promise<void>;
