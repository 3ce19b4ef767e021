/** The colour of a tag, which only helps to find it: its word carries the meaning. */
export type TagTone = "plain" | "ok" | "warn" | "bad";

/** Why a row stands out; also shown as a word. */
export type RowTone = "cancelled";
