export function listGoneLines(before: string, after: string): string[];
export function listRequiredLines(before: string, after: string): string[];
