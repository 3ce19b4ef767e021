/** Dispatches an event `vanbook-<name>` on the element; returns false if the host handled it. */
export type Tell = (name: string, detail: unknown) => boolean;
