/** The clock of a stand-in. It does not run; only a test moves it. */
export interface StandInClock {
  now(): Date;
  /**
   * Sets a day (`2026-04-15`, noon in India) or an instant (ISO 8601). Throws a RangeError for
   * anything else.
   */
  set(to: string): void;
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

export function createClock(at: string): StandInClock {
  let now = parseMoment(at);
  return {
    now: () => new Date(now),
    set(to) {
      now = parseMoment(to);
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}

function parseMoment(text: string): number {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const at = Date.parse(isDay ? `${text}T12:00:00+05:30` : text);
  if (Number.isNaN(at)) throw new RangeError(`${text} is neither a day (2026-04-15) nor an instant.`);
  return at;
}
