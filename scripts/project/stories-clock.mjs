// Run in the page before a file of stories: what reads the page's clock, such as a calendar that marks today, has the run's.
import { shiftPageClock } from "./run-clock.mjs";

if (!globalThis.hasRunClock) shiftPageClock(Number(import.meta.env.VANBOOK_CLOCK_SHIFT));
globalThis.hasRunClock = true;
