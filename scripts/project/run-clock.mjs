// The fixed date of a test run, whatever the real date is: computed once, before any test starts,
// and passed to every process of the run in VANBOOK_CLOCK_SHIFT, which the product's clock
// (packages/server/clock.ts) adds to the machine's. Time passes as usual. VANBOOK_NOW sets another
// moment: VANBOOK_NOW=2028-02-29T09:00:00+05:30 npx vitest run …

/**
 * Sets the shift, unless a parent process has set it, and a time zone, so that the machine's
 * settings have no effect.
 */
export function fixRunClock(env = process.env) {
  env.TZ ||= "UTC";
  if (env.VANBOOK_CLOCK_SHIFT) return;
  const moment = Date.parse(env.VANBOOK_NOW || USUAL_MOMENT);
  if (Number.isNaN(moment)) throw new Error(`VANBOOK_NOW is no moment in ISO 8601: ${env.VANBOOK_NOW}`);
  env.VANBOOK_CLOCK_SHIFT = String(moment - Date.now());
}

/** Milliseconds by which the run's clock is ahead of the machine's. */
export function runClockShift() {
  return Number(process.env.VANBOOK_CLOCK_SHIFT ?? 0);
}

/**
 * Moves the clock of a browser page by `shift` milliseconds. It is injected into the page before
 * its own scripts, so it must not use other code. Timers and performance.now, which measure, stay
 * as they are.
 */
export function shiftPageClock(shift) {
  const Machine = globalThis.Date;
  globalThis.Date = new Proxy(Machine, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [target.now() + shift] : args, newTarget),
    apply: (target) => new target(target.now() + shift).toString(),
    get: (target, name) => (name === "now" ? () => target.now() + shift : Reflect.get(target, name)),
  });
}

/** A Wednesday morning, in the middle of a month and of a financial year. */
const USUAL_MOMENT = "2026-11-18T10:00:00+05:30";
