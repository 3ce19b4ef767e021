/** Throws if the disk has too little room for the database in `folder`. `free` is in megabytes. */
export function checkRoom(folder: string, free?: number): void;
