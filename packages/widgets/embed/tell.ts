/** Tells a host of something by an event of this name on the element, `vanbook-` before it; false where the host took it over. */
export type Tell = (name: string, detail: unknown) => boolean;
