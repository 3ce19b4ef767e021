import { afterAll, beforeAll, expect, test } from "vitest";
import { createSetUpCode } from "../../packages/server/company/set-up-code.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, visit } from "./visit.ts";

let site: Site;
beforeAll(async () => void (site = await startSite({}, { isEmpty: true })));
afterAll(() => site?.stop());

test("the sign-in page of an empty installation creates the first company, and no further one", async () => {
  const code = (await createSetUpCode(site.db)) ?? "";
  const { page } = await visit(site);
  await page.getByRole("heading", { name: "Set up the first company" }).waitFor();
  await expect.poll(() => page.getByLabel("Username", { exact: true }).count()).toBe(0);

  const submit = page.getByRole("button", { name: "Create Company" });
  await submit.click();
  await page.getByText("The set-up code is required.").waitFor();
  await page.getByText("GSTIN is required.").waitFor();
  const hasFocus = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement);
  await expect.poll(() => hasFocus("Set-up Code")).toBe(true);
  await expectAccessible(page);

  for (const [label, value] of Object.entries(FIRST_COMPANY))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("Set-up Code").fill("AAAA-BBBB-CCCC");
  await submit.click();
  await page
    .getByRole("alert")
    .getByText(/not the set-up code/)
    .waitFor();
  await expect.poll(() => page.getByLabel("Company Name").inputValue()).toBe("Periyar Traders");

  await page.getByLabel("Set-up Code").fill(code.toLowerCase());
  await page.keyboard.press("Enter");
  await page.getByRole("banner").getByText("Periyar Traders").waitFor();
  await page.waitForURL("**/dashboard");

  const { page: later } = await visit(site);
  await later.getByRole("button", { name: "Login" }).waitFor();
  await expect.poll(() => later.getByText("Set up the first company").count()).toBe(0);
});

const FIRST_COMPANY = {
  "Company Name": "Periyar Traders",
  GSTIN: "32AABCT1429B1Z5",
  "Mobile Number": "9847012345",
  Address: "22 MG Road, Aluva, Kochi",
  City: "Aluva",
  District: "Ernakulam",
  State: "Kerala",
  "Administrator's Name": "Lakshmi Nair",
  "Administrator's Username": "lakshmi",
  "Administrator's Password": "a-password-of-hers",
  "Confirm Password": "a-password-of-hers",
};
