/** What a server of the bench, a process of its own, is asked for beside its answers. */
export type Asked = "begin" | "end";

/** What it tells: its port once it listens, then its memory and its event loop between "begin" and "end". */
export type Told = { port: number } | { memory: number; delay: number };

/** Bytes that the process grew by at its largest, and the 99th percentile of what its event loop was late by. */
export interface Strain {
  memory: number;
  delayMilliseconds: number;
}
