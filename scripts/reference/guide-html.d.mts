/** `leadsTo` returns the target of a link's address; undefined keeps only the link's text. */
export function convertGuide(text: string, leadsTo: (href: string) => string | undefined): string;
/** Heading anchors as GitHub creates them. */
export function makeSlug(words: string): string;
