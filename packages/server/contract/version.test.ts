import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { VERSIONS, versionOf } from "./version.ts";

test("an answer is made by the version that was asked for, else by the newest, which is the contract's", () => {
  const newest = VERSIONS.at(-1);
  const contract = readFileSync(new URL("../generated/contract.json", import.meta.url), "utf8");
  expect(JSON.parse(contract)).toMatchObject({ info: { "x-version": newest } });
  expect(versionOf("")).toBe(newest);
  for (const version of VERSIONS) expect(versionOf(version)).toBe(version);
});

test.each(["2020-01-01", "2099-01-01", "newest", "2026-11-23,2026-11-23"])(
  "%s is refused in words",
  (version) => {
    const message =
      "This server answers the contract of 2026-11-23; the request names another in Vanbook-Version.";
    expect(() => versionOf(version)).toThrow(expect.objectContaining({ code: "VERSION_UNKNOWN", message }));
  },
);
