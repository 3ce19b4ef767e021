import type { EventAuthor } from "../../events/write-events.ts";

/** The company whose books are changed, and the user who changes them. */
export type Author = EventAuthor;
