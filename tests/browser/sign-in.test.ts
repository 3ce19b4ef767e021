import { afterAll, beforeAll, expect, test } from "vitest";
import { endSessionsAt } from "./held-requests.ts";
import { demoOf } from "./report-screen.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, signIn, visit } from "./visit.ts";
import { PASSWORD } from "./visitors.ts";

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site?.stop());

test("what is wrong with a sign-in is said in the documented words", async () => {
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

test("the demo says that it is one", async () => {
  const { page } = await visit(site);
  await page.getByText("This is a demo.").waitFor();
  await page.getByText("its passwords are no secret").waitFor();
  await expectAccessible(page);
});

test("a visitor is sent to the login and comes back to the page after it", async () => {
  const { page } = await visit(site, "/trailbalance?note=1");
  await page.getByLabel("Username").waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await signIn(page);
  await page.getByRole("heading", { name: "Trial Balance" }).waitFor();
  expect(new URL(page.url()).search).toBe("?note=1");
});

test("who is signed in goes from the login to the dashboard", async () => {
  const { page } = await visit(site);
  await signIn(page);
  await page.goto("/");
  await page.waitForURL("**/dashboard");
});

test("an ended session says so and returns to the page", async () => {
  const { page } = await visit(site);
  await signIn(page, "biju");
  await page.getByRole("progressbar").nth(3).waitFor();
  await endSessionsAt(
    site,
    page,
    ({ searchParams }) => searchParams.get("FromDate") === demoOf(site).day(30),
  );
  await page.getByText("Last 30 Days", { exact: true }).click();
  await page.getByText("Your session has ended.").waitFor();
  await signIn(page, "biju");
  await page.waitForURL("**/dashboard?range=30");
});

test("a new password signs out, and only it opens the door again", async () => {
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

  await page.getByRole("textbox", { name: "Current Password" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Reset Password", exact: true }).click();
  await page.getByText("Password successfully updated. Logging you out...").waitFor();
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByLabel("Username").fill("rahim");
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByText("Invalid credentials for Username or Password.").waitFor();
  await page.getByRole("textbox", { name: "Password" }).fill("a-better-one");
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/dashboard");
});
