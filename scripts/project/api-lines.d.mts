export function goneFrom(before: string, after: string): string[];
export function requiredSince(before: string, after: string): string[];
