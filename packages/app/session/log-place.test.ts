import type { Vanbook } from "@vanbook/sdk";
import { expect, test, vi } from "vitest";
import { logPlace } from "./log-place.ts";

function makeTestClient(
  logLogin = vi.fn(() => Promise.resolve({ success: true as const, message: "Noted." })),
) {
  return { logLogin, vanbook: { session: { logLogin } } as unknown as Vanbook }; // the only method used
}

test("the login log gets the place as coordinates, the documented form when there is no geocoder", async () => {
  const { logLogin, vanbook } = makeTestClient();
  const coordinates = { latitude: 9.2648, longitude: 76.7870112 } as GeolocationCoordinates;
  await logPlace(vanbook, () => Promise.resolve(coordinates));
  expect(logLogin).toHaveBeenCalledWith({
    GeoLocation: { latitude: 9.2648, longitude: 76.7870112 },
    GeoPlace: "9.264800, 76.787011",
  });
});

test("the login log gets 'Unknown' when the place is not known", async () => {
  const { logLogin, vanbook } = makeTestClient();
  await logPlace(vanbook, () => Promise.reject(new Error("denied")));
  expect(logLogin).toHaveBeenCalledWith({ GeoLocation: "Unknown", GeoPlace: "Unknown" });
});

test("a failure of the login log is only written to the console", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { vanbook } = makeTestClient(vi.fn(() => Promise.reject(new Error("down"))));
  await logPlace(vanbook, () => Promise.reject(new Error("denied")));
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
