// Runs in the page before a stories file, so that code that reads the page's clock, such as a
// calendar that marks today, gets the run's date.
import { shiftPageClock } from "./run-clock.mjs";

if (!globalThis.hasRunClock) shiftPageClock(Number(import.meta.env.VANBOOK_CLOCK_SHIFT));
globalThis.hasRunClock = true;
