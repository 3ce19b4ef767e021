/**
 * Places for the turns of endpoints in this process. A turn that only waits for answers moves to a
 * place for silent ones, so that endpoints that don't answer keep no place of those that do. An
 * endpoint that fails begins among the silent ones.
 */
export interface TurnPlaces {
  /** Undefined if there is no place: the endpoint must be claimed later. */
  begin(endpoint: { companyId: number; isFailing: boolean }): TurnPlace | undefined;
}

export interface TurnPlace {
  setSilent(isSilent: boolean): void;
  leave(): void;
}

export function createTurnPlaces({
  answering = 200,
  silent = 400,
  perCompany = 40,
}: Partial<PlaceLimits> = {}): TurnPlaces {
  const takenPlaces = { answering: new Map<number, number>(), silent: new Map<number, number>() };
  const count = (kind: keyof typeof takenPlaces) => {
    let sum = 0;
    for (const turns of takenPlaces[kind].values()) sum += turns;
    return sum;
  };
  const add = (kind: keyof typeof takenPlaces, companyId: number, change: number) => {
    const turns = (takenPlaces[kind].get(companyId) ?? 0) + change;
    if (turns > 0) takenPlaces[kind].set(companyId, turns);
    else takenPlaces[kind].delete(companyId);
  };
  return {
    begin({ companyId, isFailing }) {
      const begunAs = isFailing ? "silent" : "answering";
      const isFull = count(begunAs) >= (isFailing ? silent : answering);
      if (isFull || (takenPlaces[begunAs].get(companyId) ?? 0) >= perCompany) return undefined;
      // Endpoints that have not failed yet may all fall silent at once.
      if (count("answering") + count("silent") >= answering + silent) return undefined;
      let kind: keyof typeof takenPlaces = begunAs;
      add(kind, companyId, 1);
      return {
        setSilent(isSilent) {
          add(kind, companyId, -1);
          kind = isSilent ? "silent" : "answering";
          add(kind, companyId, 1);
        },
        leave: () => add(kind, companyId, -1),
      };
    },
  };
}

interface PlaceLimits {
  answering: number;
  silent: number;
  /** Of each kind. */
  perCompany: number;
}
