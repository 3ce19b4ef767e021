import type { EventAuthor } from "../../events/write-events.ts";

export type Author = EventAuthor;
