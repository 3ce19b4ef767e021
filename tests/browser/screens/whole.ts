/**
 * Whether a run tries what the engines give every screen on all of them (the proof `screens`, when widgets or app have changed), or on
 * those that differ most, as every run does.
 */
export const isWhole = process.env["VANBOOK_WHOLE"] === "1";
