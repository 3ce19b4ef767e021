import { expect, test, vi } from "vitest";
import { createConnectionStore } from "./connection-store.ts";

test("the app asks an unreachable server again until it answers, and then clears the banner", async () => {
  const probe = vi
    .fn<() => Promise<boolean>>()
    .mockRejectedValueOnce(new TypeError("no answer"))
    .mockResolvedValueOnce(false);
  probe.mockResolvedValue(true);
  const connection = createConnectionStore(probe, 1);
  const readings: boolean[] = [];
  connection.subscribe(() => readings.push(connection.read()));

  connection.reachable(false);
  expect(connection.read()).toBe(false);
  await vi.waitFor(() => expect(connection.read()).toBe(true));

  expect(readings).toEqual([false, true]);
  expect(probe).toHaveBeenCalledTimes(3);
});

test("any answer of the server clears the banner at once, before the app asks again", () => {
  const probe = vi.fn(() => Promise.resolve(true));
  const connection = createConnectionStore(probe, 60_000);
  connection.reachable(false);
  connection.reachable(true);
  expect(connection.read()).toBe(true);
  expect(probe).not.toHaveBeenCalled();
});
