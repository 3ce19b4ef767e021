/** The Chromium of a single test, story or bench that is started by itself; `npm test` names its own to all of them. */
export function chromiumPath(): string;
