import type { Vanbook } from "@vanbook/sdk";
import { PLACE_LIMIT_MS } from "../../sdk/format/documented-numbers.ts";

/**
 * Adds the browser's location to the login log. Asks only after sign-in and never delays it; any
 * failure becomes 'Unknown', and a failing log call is only logged.
 */
export async function logPlace(
  vanbook: Vanbook,
  locate: () => Promise<GeolocationCoordinates> = readBrowserPlace,
) {
  const place = await locate().then(describePlace, () => unknown);
  await vanbook.session.logLogin(place).catch((failure: unknown) => {
    console.warn("The login log could not be completed.", failure);
  });
}

// No reverse-geocoding service is configured, so the documented fall-back to coordinates names the
// place.
function describePlace({ latitude, longitude }: GeolocationCoordinates) {
  return {
    GeoLocation: { latitude, longitude },
    GeoPlace: `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`,
  };
}

const unknown = { GeoLocation: "Unknown", GeoPlace: "Unknown" };

function readBrowserPlace(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) return reject(new Error("This browser has no geolocation."));
    // The option's own timeout does not run while the browser asks for permission, so our own timer
    // runs too.
    setTimeout(() => reject(new Error("No place within the time allowed.")), PLACE_LIMIT_MS);
    navigator.geolocation.getCurrentPosition((position) => resolve(position.coords), reject, {
      timeout: PLACE_LIMIT_MS,
    });
  });
}
