/**
 * Dispatches an event `vanbook-<name>` on the element; returns false if the host has handled the
 * event.
 */
export type Tell = (name: string, detail: unknown) => boolean;
