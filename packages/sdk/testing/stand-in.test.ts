import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createVanbook } from "../index.ts";
import { createStandIn } from "./index.ts";

const standIn = createStandIn({ today: "2026-04-15", seed: { documents: () => [] } });
const vanbook = createVanbook({
  baseUrl: "https://vanbook.test",
  auth: { kind: "key", key: "test" },
  fetch: standIn.fetch,
});
beforeEach(() => standIn.reset());

test("an operation takes as long as the test sets for it, and `*` sets the time for all others", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const startCall = async (call: () => Promise<unknown>) => {
    let isAnswered = false;
    const answer = call().then(() => (isAnswered = true));
    const isAnsweredAfter = async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return isAnswered;
    };
    return { answer, passed: isAnsweredAfter };
  };

  standIn.delay("customers.names", 5_000);
  const slow = await startCall(() => vanbook.customers.names());
  expect([await slow.passed(4_999), await slow.passed(1)]).toEqual([false, true]);
  const other = await startCall(() => vanbook.suppliers.names());
  expect(await other.passed(0)).toBe(true);

  standIn.delay("*", 200);
  const any = await startCall(() => vanbook.suppliers.names());
  expect([await any.passed(199), await any.passed(1)]).toEqual([false, true]);

  standIn.reset();
  const reset = await startCall(() => vanbook.customers.names());
  expect(await reset.passed(0)).toBe(true);
  await Promise.all([slow, other, any, reset].map(({ answer }) => answer));
});

test("a caller's timeout ends a delayed call", async () => {
  standIn.delay("customers.names", 60_000);
  await expect(vanbook.customers.names({}, { timeout: 20 })).rejects.toMatchObject({ code: "TIMEOUT" });
});

test("an operation that only a server can answer gets status 501 and an error with its name", async () => {
  await expect(vanbook.messages.list()).rejects.toMatchObject({
    status: 501,
    code: "STAND_IN_UNKNOWN",
    message: "The stand-in does not know messages.list: ask a server for it.",
  });
  expect(standIn.calls).toMatchObject([
    { operation: "messages.list", status: 501, code: "STAND_IN_UNKNOWN" },
  ]);
});
