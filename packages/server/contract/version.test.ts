import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CONTRACT_VERSIONS, chooseVersion } from "./version.ts";

test("an answer uses the contract version that the request names, or else the newest", () => {
  const newest = CONTRACT_VERSIONS.at(-1);
  const contract = readFileSync(new URL("../generated/contract.json", import.meta.url), "utf8");
  expect(JSON.parse(contract)).toMatchObject({ info: { "x-version": newest } });
  expect(chooseVersion("")).toBe(newest);
  for (const version of CONTRACT_VERSIONS) expect(chooseVersion(version)).toBe(version);
});

test.each(["2020-01-01", "2099-01-01", "newest", "2026-11-30,2026-11-30"])(
  "the version %s is refused with an error that names the right one",
  (version) => {
    const message =
      "This server answers the contract of 2026-11-23, 2026-11-30; the request names another in Vanbook-Version.";
    expect(() => chooseVersion(version)).toThrow(
      expect.objectContaining({ code: "VERSION_UNKNOWN", message }),
    );
  },
);
