export function listChangedFiles(since: string): string[];
export function isModule(file: string): boolean;
