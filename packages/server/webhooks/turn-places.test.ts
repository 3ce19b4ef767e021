import { expect, test } from "vitest";
import { createTurnPlaces } from "./turn-places.ts";

/** How many turns of `companies`, in turns between them, get a place. */
const beginTurns = (places: ReturnType<typeof createTurnPlaces>, companies: number, each: number) =>
  Array.from({ length: companies * each }, (_, index) =>
    places.begin({ companyId: 1 + (index % companies), isFailing: false }),
  ).filter((place) => place !== undefined);

test("two hundred endpoints that don't answer keep no place from an endpoint of another company", () => {
  const places = createTurnPlaces();
  const silentTurns = beginTurns(places, 10, 20);
  expect(silentTurns).toHaveLength(200);
  expect(places.begin({ companyId: 99, isFailing: false })).toBeUndefined();
  for (const turn of silentTurns) turn.setSilent(true);
  expect(places.begin({ companyId: 99, isFailing: false })).toBeDefined();
});

test("an endpoint that fails takes no place of endpoints that answer, and has a limited number", () => {
  const places = createTurnPlaces({ answering: 2, silent: 3, perCompany: 2 });
  const begin = (companyId: number, isFailing: boolean) => places.begin({ companyId, isFailing });
  const failingTurns = [begin(1, true), begin(1, true), begin(1, true), begin(2, true), begin(3, true)];
  // Company 1 has two places at most, and there are three for all.
  expect(failingTurns.map((turn) => turn !== undefined)).toEqual([true, true, false, true, false]);
  expect([begin(1, false), begin(2, false)].every((turn) => turn !== undefined)).toBe(true);
  expect(begin(3, false)).toBeUndefined();
  failingTurns[0]?.leave();
  expect(begin(3, true)).toBeDefined();
});

test("a company has a limited number of turns, and a turn that is answered again takes its place back", () => {
  const places = createTurnPlaces({ answering: 10, silent: 10, perCompany: 2 });
  const [first] = beginTurns(places, 1, 5);
  expect(places.begin({ companyId: 1, isFailing: false })).toBeUndefined();
  first?.setSilent(true);
  const next = places.begin({ companyId: 1, isFailing: false });
  expect(next).toBeDefined();
  first?.setSilent(false);
  next?.leave();
  expect(places.begin({ companyId: 1, isFailing: false })).toBeUndefined();
});

test("endpoints that fall silent as fast as they begin are limited in all", () => {
  const places = createTurnPlaces({ answering: 2, silent: 3, perCompany: 100 });
  const beginSilent = () => {
    const place = places.begin({ companyId: 1, isFailing: false });
    place?.setSilent(true);
    return place !== undefined;
  };
  expect(Array.from({ length: 6 }, beginSilent)).toEqual([true, true, true, true, true, false]);
});
