import { afterAll, beforeAll, expect, test } from "vitest";
import { holdRequests, isOf } from "./held-requests.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, signIn, visit } from "./visit.ts";
import { DEMO_PASSWORD } from "./visitors.ts";

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site?.stop());

test("the login shows that the companies could not be loaded, and loads them on Retry", async () => {
  const { page, complaints } = await visit(site, "/Versionlog");
  await page.route("**/api/companies", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("link", { name: "Back to login" }).click();
  await page.getByText("Failed to load company data.").waitFor();
  await page.unroute("**/api/companies");
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByText("Failed to load company data.").waitFor({ state: "detached" });
  await page.getByRole("button", { name: /Company/ }).click();
  await page.getByRole("option", { name: /Malabar/ }).waitFor();
  complaints.length = 0; // the fake 500 response
});

test("a login that is pressed before the companies have loaded continues when they have", async () => {
  const { page } = await visit(site);
  await page.evaluate(() => localStorage.setItem("vanbook.company", "1"));
  const companies = await holdRequests(page, isOf("/api/companies"));
  await page.reload();
  await page.getByLabel("Username").fill("meera");
  await page.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("button", { name: "Logging in" }).waitFor();
  companies.release();
  await page.getByRole("navigation", { name: "Main menu" }).waitFor();
});

test("the password can be shown and hidden", async () => {
  const { page } = await visit(site);
  const password = page.getByRole("textbox", { name: "Password" });
  await password.fill("secret");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect.poll(() => password.getAttribute("type")).toBe("text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect.poll(() => password.getAttribute("type")).toBe("password");
});

test("after sign-in the login log records the place", async () => {
  const { page } = await visit(site);
  const loginLogAnswer = page.waitForResponse("**/api/insertLoginLog");
  await signIn(page, "shyama");
  expect((await loginLogAnswer).status()).toBe(200);
  const entry: unknown = await site
    .db("login_log")
    .where({ company_id: 1, username: "shyama" })
    .orderBy("id", "desc")
    .first("latitude", "place", "status");
  expect(entry).toMatchObject({ place: "9.264800, 76.787000", status: "Success" });
});

test("the login page selects the company that was chosen last", async () => {
  const { page } = await visit(site);
  await signIn(page, "fathima", /Malabar/);
  await page.getByText("Malabar Ortho & Rehab Supplies").waitFor();
  await page.getByRole("button", { name: /User menu/ }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("button", { name: /Malabar Ortho & Rehab Supplies/ }).waitFor();
});

test("the login page shows the documented message for each wrong entry", async () => {
  const { page } = await visit(site);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByText("Username and Password are required.").waitFor();
  await expect
    .poll(() => page.getByLabel("Username").evaluate((field) => field === document.activeElement))
    .toBe(true);

  await page.getByLabel("Username").fill("meera");
  await page.getByRole("textbox", { name: "Password" }).fill("not-it");
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByText("Select a company.").waitFor();
  const company = page.getByRole("button", { name: /Company/ });
  await expect.poll(() => company.evaluate((field) => field === document.activeElement)).toBe(true);

  await company.click();
  await page.getByRole("option", { name: /Kairali/ }).click();
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByText("Invalid credentials for Username or Password.").waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "password");
  expect(new URL(page.url()).pathname).toBe("/");
  await expectAccessible(page);
});

test("a new password signs the user out, and afterwards only the new password is accepted", async () => {
  const { page } = await visit(site);
  await signIn(page, "rahim");
  await page.getByRole("button", { name: /User menu/ }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("textbox", { name: "Current Password" }).fill("wrong");
  await page.getByRole("textbox", { name: "New Password" }).fill("a-better-one");
  await page.getByRole("textbox", { name: "Confirm Password" }).fill("a-better-one");
  await page.getByRole("button", { name: "Reset Password", exact: true }).click();
  await page.getByText("Password reset failed.").waitFor();
  await page.getByText("This is not your current password.").waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "CurrentPassword");
  await expectAccessible(page);

  await page.getByRole("textbox", { name: "Current Password" }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Reset Password", exact: true }).click();
  await page.getByText("Password successfully updated. Logging you out...").waitFor();
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByLabel("Username").fill("rahim");
  await page.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByText("Invalid credentials for Username or Password.").waitFor();
  await page.getByRole("textbox", { name: "Password" }).fill("a-better-one");
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/dashboard");
});
