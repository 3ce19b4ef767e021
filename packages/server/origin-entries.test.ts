import { expect, it } from "vitest";
import { isAllowedBy, isOriginEntry } from "./origin-entries.ts";

const ALLOWED_ENTRIES = [
  "https://portal.partner.example",
  "https://*.partner.example",
  "https://*.shops.partner.example:8443",
  "capacitor://localhost",
  "http://tauri.localhost",
  "http://intranet",
];

it.each([
  ["https://portal.partner.example", true],
  ["https://kochi.partner.example", true],
  ["https://xn--80ak6aa92e.partner.example", true],
  ["https://kochi.shops.partner.example:8443", true],
  ["capacitor://localhost", true],
  ["http://tauri.localhost", true],
  ["http://intranet", true],
  // A wildcard is one label, no more and no less, in the same scheme and on the same port.
  ["https://partner.example", false],
  ["https://a.b.partner.example", false],
  ["https://.partner.example", false],
  ["https://kochi.shops.partner.example", false],
  ["https://kochi.partner.example:8443", false],
  ["http://kochi.partner.example", false],
  ["https://kochi.partner.example.evil.example", false],
  ["https://evil-partner.example", false],
  ["https://evil.example/.partner.example", false],
  ["https://evil.example#.partner.example", false],
  ["https://evil.example\\.partner.example", false],
  ["https://user@kochi.partner.example", false],
  ["https://kochi.partner.example.", false],
  ["https://KOCHI.partner.example", false],
  ["https://*.partner.example", false],
  // Only the apps that are allowed, and no page or file without an origin.
  ["ionic://localhost", false],
  ["capacitor://evil.example", false],
  ["https://localhost", false],
  ["file://", false],
  ["null", false],
  ["", false],
])("a page of %s may read answers: %s", (origin, isAllowed) => {
  expect(isAllowedBy(ALLOWED_ENTRIES, origin)).toBe(isAllowed);
  expect(isAllowedBy([...ALLOWED_ENTRIES, "null"], "null")).toBe(false);
});

it.each([
  ["https://portal.partner.example", true],
  ["https://*.partner.example", true],
  ["https://*.shops.partner.co.in", true],
  ["capacitor://localhost", true],
  ["ionic://localhost", true],
  ["tauri://localhost", true],
  ["https://localhost", true],
  ["http://tauri.localhost", true],
  // One asterisk, for the whole first label, of a domain that is somebody's own.
  ["*", false],
  ["https://*", false],
  ["https://*.example", false],
  ["https://*.co.in", false],
  ["https://*.github.io", false],
  ["https://*.vercel.app", false],
  ["https://*.*.partner.example", false],
  ["https://shop-*.partner.example", false],
  ["https://a.*.partner.example", false],
  ["http://*.partner.example", false],
  ["https://*.2.3.4", false],
  ["https://*.partner.example/", false],
  ["https://*.-partner.example", false],
  ["capacitor://evil.example", false],
  ["file://", false],
  ["null", false],
])("%s may be allowed: %s", (text, isEntry) => expect(isOriginEntry(text)).toBe(isEntry));
