export function openRunFolder(): { folder: string; close: () => void };
export function clearRunFolder(folder: string): void;
