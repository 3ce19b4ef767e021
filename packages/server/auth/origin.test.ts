import { expect, it } from "vitest";
import { checkOrigin } from "./origin.ts";

const OWN_ORIGIN = "https://office.example";
const OTHER_ADDRESS = "https://vanbook.example";
const ofOwnPage = { origin: OWN_ORIGIN, fetchSite: "same-origin" };
const ofProgram = { origin: undefined, fetchSite: undefined };
const ofOtherSite = { origin: "https://evil.example", fetchSite: "cross-site" };

it.each([
  // Without X-Vanbook-Client: with a cookie only from the own origin, by the documented type.
  ["an own page's JSON with a cookie", true, { ...ofOwnPage, hasCookie: true }],
  ["JSON of the installation's other address", true, { origin: OTHER_ADDRESS, hasCookie: true }],
  ["an own page's form with a cookie", false, { ...ofOwnPage, hasCookie: true, isForm: true }],
  ["JSON with a cookie and no Origin", false, { ...ofProgram, hasCookie: true }],
  ["another site's JSON with a cookie", false, { ...ofOtherSite, hasCookie: true }],
  ["another site's form with a cookie", false, { ...ofOtherSite, hasCookie: true, isForm: true }],
  ["a sandboxed page's JSON with a cookie", false, { origin: "null", hasCookie: true }],
  ["a request of another scheme's origin", false, { origin: "http://office.example", hasCookie: true }],
  // Without a cookie, there is nothing that another site could use.
  ["a program without a cookie", true, { ...ofProgram }],
  ["a program's form without a cookie", true, { ...ofProgram, isForm: true }],
  ["an own page without a cookie", true, { ...ofOwnPage }],
  ["another site without a cookie", false, { ...ofOtherSite }],
  ["another site's link without an Origin", false, { origin: undefined, fetchSite: "cross-site" }],
  // With the header, which no form can send.
  ["a program with a cookie and the header", true, { ...ofProgram, hasCookie: true, clientHeader: "sdk" }],
  ["an own form with the header", true, { ...ofOwnPage, hasCookie: true, isForm: true, clientHeader: "sdk" }],
  ["another site with the header", false, { ...ofOtherSite, hasCookie: true, clientHeader: "sdk" }],
] satisfies [string, boolean, Partial<Parameters<typeof checkOrigin>[0]>][])(
  "%s may write: %s",
  (_, mayWrite, request) => {
    const write = () => checkOrigin({ ...BARE_REQUEST, ...request }, [OTHER_ADDRESS]);
    if (mayWrite) expect(write).not.toThrow();
    else expect(write).toThrow(expect.objectContaining({ code: "CSRF_REFUSED" }));
  },
);

const BARE_REQUEST = {
  ...{ origin: undefined, fetchSite: undefined, clientHeader: undefined, self: OWN_ORIGIN },
  ...{ hasCookie: false, isForm: false },
};
