/** Dispatches `vanbook-<name>` on the element; false if the host has handled the event. */
export type Tell = (name: string, detail: unknown) => boolean;
