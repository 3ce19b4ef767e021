import type { Vanbook } from "@vanbook/sdk";
import { expect, test, vi } from "vitest";
import { logPlace } from "./log-place.ts";

function client(logLogin = vi.fn(() => Promise.resolve({ success: true as const, message: "Noted." }))) {
  return { logLogin, vanbook: { session: { logLogin } } as unknown as Vanbook }; // the only method used
}

test("the place is written as coordinates, the documented fall-back without a geocoder", async () => {
  const { logLogin, vanbook } = client();
  const coordinates = { latitude: 9.2648, longitude: 76.7870112 } as GeolocationCoordinates;
  await logPlace(vanbook, () => Promise.resolve(coordinates));
  expect(logLogin).toHaveBeenCalledWith({
    GeoLocation: { latitude: 9.2648, longitude: 76.7870112 },
    GeoPlace: "9.264800, 76.787011",
  });
});

test("without a place it says 'Unknown'", async () => {
  const { logLogin, vanbook } = client();
  await logPlace(vanbook, () => Promise.reject(new Error("denied")));
  expect(logLogin).toHaveBeenCalledWith({ GeoLocation: "Unknown", GeoPlace: "Unknown" });
});

test("a failing log is only logged", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { vanbook } = client(vi.fn(() => Promise.reject(new Error("down"))));
  await logPlace(vanbook, () => Promise.reject(new Error("denied")));
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
