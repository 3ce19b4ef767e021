import { expect, test } from "vitest";
import { makeLiveContent, type LiveLocation } from "./live-content.ts";

const SAMPLE_POINTS: readonly LiveLocation[] = [
  makePoint(1, 2, "09:00", [9.2, 76.4]),
  makePoint(2, 3, "09:05", [9.3, 76.5]),
  makePoint(3, 2, "09:10", [9.4, 76.6]),
];

test("a line joins each employee's points in their order, in a colour for each employee", () => {
  const { points, routes } = makeLiveContent(SAMPLE_POINTS, { hasRoutes: true, onTheWay: "On the way" });
  expect(routes).toEqual([
    {
      colour: 0,
      through: [
        [9.2, 76.4],
        [9.4, 76.6],
      ],
    },
    { colour: 1, through: [[9.3, 76.5]] },
  ]);
  expect(points.map(({ colour }) => colour)).toEqual([0, 1, 0]);
  expect(makeLiveContent(SAMPLE_POINTS, { hasRoutes: false, onTheWay: "On the way" }).routes).toEqual([]);
});

test("a point shows its employee, place and the time in India", () => {
  const { points } = makeLiveContent(SAMPLE_POINTS, { hasRoutes: true, onTheWay: "On the way" });
  expect(points[0]?.says).toEqual(["Anil Kumar", "Adoor", "21-11-2026 09:00"]);
});

function makePoint(
  EmpLocID: number,
  UserId: number,
  time: string,
  [Latitude, Longitude]: readonly [number, number],
): LiveLocation {
  const Name = UserId === 2 ? "Anil Kumar" : "Shyama Menon";
  const Date = `2026-11-21T${time}:00.000Z`;
  return { EmpLocID, UserId, Name, Date, Place: "Adoor", Latitude, Longitude, IsIntervalPoint: 0 };
}
