/**
 * The Chromium for a test, story or bench that is run directly. `npm test` passes its own path to
 * all of them.
 */
export function getChromiumPath(): string;
