import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "./site.ts";
import { expectAccessible, visit } from "./visit.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

test("the previewed master allows exactly the changes that the administrator grants to visitors", async () => {
  const { page } = await visit(site, "/Partners", { as: "meera" });

  const tokens = collectTokens(page);
  const preview = page.getByRole("region", { name: "As your visitors see it" });
  await chooseKind(page, "Masters");
  await page.getByRole("combobox", { name: /^Widget/ }).fill("Zone");
  await page.getByRole("option", { name: "Zone Master" }).click();

  // Neither the widget nor its token grants write access by default.
  await preview.getByText("View only on this page.").waitFor();
  await expect.poll(() => preview.getByRole("button", { name: "Submit" }).count()).toBe(0);
  const reading = tokens.at(-1) ?? "";
  expect(await createBy(page, reading, "By a token that reads")).toBe("TOKEN_FORBIDDEN");

  await page.getByText("Add records", { exact: true }).click();
  await preview.getByText("What visitors save here is saved in your company.").waitFor();
  await preview.getByRole("textbox", { name: /^Zone Name/ }).fill("Portal Zone");
  await preview.getByRole("textbox", { name: /^Area/ }).fill("Kottarakkara");
  await preview.getByRole("textbox", { name: /^State/ }).fill("Kerala");
  await preview.getByRole("button", { name: "Submit" }).click();
  await preview.getByText("Portal Zone").first().waitFor();
  expect(await zones()).toEqual(["Portal Zone"]);
  await preview.getByText("Portal Zone").first().click();
  await expect.poll(() => preview.getByRole("button", { name: /^(Update|Delete)$/ }).count()).toBe(0);
  await expectAccessible(page);

  for (const kind of ["Express", "Koa", "Next", "Hono"]) {
    await page.getByRole("tab", { name: kind }).click();
    const code = page.getByRole("region", { name: `Code for ${kind}` });
    await expect.poll(() => code.textContent()).toContain('writes: ["zones.create"]');
  }
  // Choosing another widget resets the granted rights.
  await chooseKind(page, "Maps");
  await chooseKind(page, "Masters");
  await page.getByText("Add records", { exact: true }).waitFor();
  await expect.poll(() => page.getByRole("switch", { checked: true }).count()).toBe(0);
  await preview.getByText("View only on this page.").waitFor();
});

async function chooseKind(page: Page, kind: string): Promise<void> {
  await page.getByRole("button", { name: /Kind$/ }).click();
  await page.getByRole("option", { name: kind }).click();
}

/** Records the tokens that the page sends, in order. */
function collectTokens(page: Page): string[] {
  const tokens: string[] = [];
  page.on("request", (request) => {
    const { authorization } = request.headers();
    if (authorization?.startsWith("Bearer ")) tokens.push(authorization);
  });
  return tokens;
}

/** Creates a zone with a token; returns 200, or the error code of the refusal. */
async function createBy(page: Page, authorization: string, ZoneName: string): Promise<unknown> {
  const answer = await page.evaluate(
    async ([authorization, ZoneName]) => {
      const response = await fetch("/api/insertZone", {
        method: "POST",
        credentials: "omit",
        headers: { Authorization: authorization, "Content-Type": "application/json" },
        body: JSON.stringify({ ZoneName, Area: "Adoor", Country: "India", State: "Kerala" }),
      });
      return { status: response.status, body: (await response.json()) as { code?: string } };
    },
    [authorization, ZoneName] as const,
  );
  return answer.status === 200 ? 200 : answer.body.code;
}

/** Names of the first company's zones that were created from a page with a token. */
async function zones(): Promise<string[]> {
  return site
    .db("zones")
    .where({ company_id: 1, is_deleted: 0 })
    .whereIn("name", ["Portal Zone", "By a token that reads"])
    .pluck("name");
}
