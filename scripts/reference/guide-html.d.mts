/** `leadsTo` says of a link's address where it leads; undefined leaves its words alone. */
export function guideHtml(text: string, leadsTo: (href: string) => string | undefined): string;
/** As GitHub names headings. */
export function slugOf(words: string): string;
