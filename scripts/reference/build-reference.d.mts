/** Builds the reference at /docs/api into a folder, which is emptied first. */
export function buildReference(folder: string): Promise<void>;
