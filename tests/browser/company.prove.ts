import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePhoto } from "../contract/hostile-images.ts";
import { findField, fillFields } from "./masters/master-screen.ts";
import { holdRequests, isOf, passFence } from "./held-requests.ts";
import { startSite, type Site } from "./site.ts";
import { visit } from "./visit.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const KAIRALI_NAME = "Kairali Surgicals & Medicals";
const findButton = (page: Page, name: string) =>
  page.locator("form.vb-form").getByRole("button", { name, exact: true });
const findRow = (page: Page, name = KAIRALI_NAME) =>
  page.getByRole("grid", { name: "Company Management" }).getByText(name, { exact: true }).first();
const arrive = async (options: Parameters<typeof visit>[2] = {}) => {
  const { page } = await visit(site, "/CompanyInfo", { as: "meera", ...options });
  await page.getByRole("heading", { name: "Company Management", exact: true }).waitFor();
  await page.getByRole("grid", { name: "Company Management" }).waitFor();
  return page;
};
const edit = async (page: Page, name?: string) => {
  await findRow(page, name).click();
  await expect.poll(() => findButton(page, "Update").isEnabled()).toBe(true);
};
const fill = (page: Page, name: string) =>
  fillFields(page, {
    "Company Name": name,
    GSTIN: "32AABCT1429B1Z2",
    Address: "22 MG Road, Ernakulam",
    City: "Kochi",
    District: "Ernakulam",
    State: "Kerala",
    "Mobile Number": "9847012346",
    "Administrator's Name": "Lakshmi Nair",
    "Administrator's Username": "lakshmi",
    "Administrator's Password": "a-password-of-hers",
    "Confirm Password": "a-password-of-hers",
  });
const findMadeCompanies = (name: string) =>
  site.db("companies").where({ name }).select("company_id", "is_deleted");
const readStored = () => site.db("companies").where("company_id", 1).first();

test("the company screen makes a company, whose administrator can sign in, rename it and delete it", async () => {
  const page = await arrive();
  await fill(page, "Travancore Surgicals");
  await page.getByLabel("Choose Logo").setInputFiles({
    name: "logo.jpg",
    mimeType: "image/jpeg",
    buffer: await makePhoto(),
  });
  await page.getByRole("img", { name: "Logo", exact: true }).waitFor();
  await findButton(page, "Submit").click();
  await page.getByText("Company inserted successfully.").first().waitFor();
  expect(await findMadeCompanies("Travancore Surgicals")).toHaveLength(1);
  // The list shows only the administrator's own company, not the new one.
  await expect.poll(() => page.locator(".vb-master-list .vb-count").innerText()).toBe("1");

  const { page: hers } = await visit(site, "/");
  await hers.getByRole("button", { name: /Company/ }).click();
  await hers.getByRole("option", { name: "Travancore Surgicals" }).click();
  await hers.getByLabel("Username").fill("lakshmi");
  await hers.getByRole("textbox", { name: "Password" }).fill("a-password-of-hers");
  await hers.getByRole("button", { name: "Login" }).click();
  await hers.getByRole("banner").getByText("Travancore Surgicals").first().waitFor();
  await hers.locator('img.app-logo[src^="data:image/"]').waitFor();
  await hers.goto("/CompanyInfo");
  await edit(hers, "Travancore Surgicals");
  await hers.getByRole("img", { name: "Logo", exact: true }).waitFor();
  await findField(hers, "Company Name").fill("Travancore Surgicals and Sons");
  await hers.keyboard.press("Enter");
  await hers.getByText("Company updated successfully").first().waitFor();
  await hers.getByRole("banner").getByText("Travancore Surgicals and Sons").first().waitFor();

  await edit(hers, "Travancore Surgicals and Sons");
  await findButton(hers, "Delete").click();
  const question = hers.getByRole("alertdialog");
  await question.getByText(/Nobody can sign in to it any more/).waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(await findMadeCompanies("Travancore Surgicals and Sons")).toMatchObject([{ is_deleted: 0 }]);
  await findButton(hers, "Delete").click();
  await question.getByRole("button", { name: "Yes" }).click();
  await hers.getByRole("button", { name: "Login" }).waitFor();
  expect(await findMadeCompanies("Travancore Surgicals and Sons")).toMatchObject([{ is_deleted: 1 }]);
});

test("the company screen shows what is invalid after leaving a field and on submit, and sends nothing", async () => {
  const page = await arrive();
  const writes: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && writes.push(request.url())));
  for (const [label, typedText, message] of [
    ["Company Name", "ab", "Company Name must be at least 3 characters."],
    ["GSTIN", "32-ab", "GSTIN must be alphanumeric and up to 15 characters."],
    ["Address", "MG Road", "Address must be at least 10 characters."],
    ["City", "Kochi 16", "City must contain only letters."],
    ["Email", "office", "Invalid email address."],
    ["Administrator's Password", "short", "Password must have 8 to 200 characters."],
  ] as const) {
    await findField(page, label).fill(typedText);
    await page.keyboard.press("Tab");
    await page.getByText(message).waitFor();
  }
  await findButton(page, "Clear").click();
  await findButton(page, "Submit").click();
  await page.getByText("Please fix the highlighted errors before submitting.").waitFor();
  await page.getByText("Administrator's Username is required.").waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("[data-field]")?.textContent))
    .toContain("Company Name must be at least 3 characters.");
  await page.getByRole("searchbox").fill("no such company");
  await page.getByText("No matching companies found.").waitFor();
  expect(writes.filter((url) => url.includes("company"))).toEqual([]);
});

test("the company screen keeps what was typed after a failure, and a double click makes only one company", async () => {
  const page = await arrive();
  await page.route("**/api/insertcompany", (route) => route.abort("connectionreset"));
  // Ignore the browser's console message about the connection that is cut here.
  page.removeAllListeners("console");
  await fill(page, "Twice Surgicals");
  await findButton(page, "Submit").click();
  await page.getByRole("alert").filter({ hasText: "Request failed" }).waitFor();
  await expect.poll(() => findField(page, "Company Name").inputValue()).toBe("Twice Surgicals");
  await page.unroute("**/api/insertcompany");
  const heldRequests = await holdRequests(page, isOf("/api/insertcompany"));
  await findButton(page, "Submit").dblclick();
  await page.getByRole("button", { name: "Submitting..." }).waitFor();
  await passFence(page);
  heldRequests.release();
  await page.getByText("Company inserted successfully.").first().waitFor();
  await passFence(page);
  expect(heldRequests.count()).toBe(1);
  expect(await findMadeCompanies("Twice Surgicals")).toHaveLength(1);
  await fill(page, "twice surgicals");
  await findButton(page, "Submit").click();
  await page.getByText("Company Name already exists. Please choose a different name.").waitFor();
  await page.getByText("Company Name already exists.", { exact: true }).waitFor();
});

test("the second of two users who edit the same company is warned", async () => {
  const [first, second] = [await arrive(), await arrive()];
  await edit(first);
  await edit(second);
  await findField(first, "City").fill("Punalur");
  await findButton(first, "Update").click();
  await first.getByText("Company updated successfully").first().waitFor();
  await findField(second, "City").fill("Anchal");
  await findButton(second, "Update").click();
  await second.getByText("Someone else changed this company while you were editing it.").waitFor();
  expect((await readStored()).city).toBe("Punalur");
  await second.getByRole("button", { name: "Load it again" }).click();
  await second.getByText("Changed by someone else while you were editing: City.").waitFor();
  await expect.poll(() => findField(second, "City").inputValue()).toBe("Anchal");
  await findButton(second, "Update").click();
  await second.getByText("Company updated successfully").first().waitFor();
  expect((await readStored()).city).toBe("Anchal");
});

test("every role can see the company screen, and only the administrator can change the company", async () => {
  for (const username of ["anil", "biju", "rahim"]) {
    const page = await arrive({ as: username });
    await page.getByText("View only. Your role can't make changes here.").waitFor();
    await findRow(page).click();
    await expect.poll(() => findField(page, "Company Name").inputValue()).toBe(KAIRALI_NAME);
    await expect.poll(() => findField(page, "Company Name").isDisabled()).toBe(true);
    await expect.poll(() => findButton(page, "Submit").count()).toBe(0);
    await expect.poll(() => page.getByLabel("Administrator's Name").count()).toBe(0);
  }
});
