import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it("NOTICE lists the packages of the lockfile that are shipped, with their licences", () => {
  const script = join(import.meta.dirname, "notice.mjs");
  const { status, stderr } = spawnSync(process.execPath, [script, "--check"], { encoding: "utf8" });
  expect(status, stderr).toBe(0);
  const notice = readFileSync(join(import.meta.dirname, "../NOTICE"), "utf8");
  for (const name of ["koa", "knex", "mysql2", "react", "leaflet", "jspdf"])
    expect(notice).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, "m"));
  // The only package with special terms: a library that users may replace.
  expect(notice).toMatch(/^@img\/sharp-libvips-\* [\d.]+ \(LGPL/m);
  for (const name of notice.match(/licences\/[\w.-]+\.txt/g) ?? ["no text of the LGPL"])
    expect(readFileSync(join(import.meta.dirname, "..", name), "utf8")).toMatch(
      /GNU .*GENERAL PUBLIC LICENSE/,
    );
  expect(notice).not.toMatch(/^(vitest|tsx|storybook) /m);
});
