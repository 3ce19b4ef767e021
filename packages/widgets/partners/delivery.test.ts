import { expect, test } from "vitest";
import { lookAgainAfter } from "./delivery.ts";

const deliveredEvent = { status: "delivered", attempts: 1 } as const;
const sentNow = { status: "pending", attempts: 0 } as const;
const triedAgain = { status: "pending", attempts: 3 } as const;

test("the log refreshes quickly for half a minute and while a delivery is on its way, and slowly otherwise", () => {
  expect(lookAgainAfter(0, [])).toBe(1_500);
  expect(lookAgainAfter(19, [triedAgain])).toBe(1_500);
  expect(lookAgainAfter(20, [])).toBe(6_000);
  expect(lookAgainAfter(200, [sentNow, deliveredEvent])).toBe(1_500);
  expect(lookAgainAfter(200, [deliveredEvent])).toBe(6_000);
  expect(lookAgainAfter(200, [sentNow, triedAgain])).toBe(6_000);
});
