/** Starts the bench's database server over the data in `dir`. */
export function startServer(dir: string): Promise<{ url: string; stop(): Promise<void> }>;
