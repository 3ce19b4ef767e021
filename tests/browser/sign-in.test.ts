import { afterAll, beforeAll, expect, test } from "vitest";
import { endSessionsAt } from "./held-requests.ts";
import { createDemo } from "./report-screen.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, signIn, visit } from "./visit.ts";

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site?.stop());

test("the login page of the demo shows that this is a demo, and the documented version", async () => {
  const { page } = await visit(site);
  await page.getByText("This is a demo.").waitFor();
  await page.getByText("its passwords are public").waitFor();
  const version = page.getByRole("link", { name: "Version 5.8.6", exact: true });
  await version.waitFor();
  await expect.poll(() => version.getAttribute("href")).toBe("/Versionlog");
  await expectAccessible(page);
});

test("a visitor must sign in first, and then comes to the requested page", async () => {
  const { page } = await visit(site, "/trailbalance?note=1");
  await page.getByLabel("Username").waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await signIn(page);
  await page.getByRole("heading", { name: "Trial Balance" }).waitFor();
  expect(new URL(page.url()).search).toBe("?note=1");
});

test("a signed-in user who opens the login page goes to the dashboard", async () => {
  const { page } = await visit(site);
  await signIn(page);
  await page.goto("/");
  await page.waitForURL("**/dashboard");
});

test("an ended session asks the user to sign in and then returns to the same page", async () => {
  const { page } = await visit(site);
  await signIn(page, "biju");
  await page.getByRole("progressbar").nth(3).waitFor();
  await endSessionsAt(
    site,
    page,
    ({ searchParams }) => searchParams.get("FromDate") === createDemo(site).day(30),
  );
  await page.getByText("Last 30 Days", { exact: true }).click();
  await page.getByText("Your session has ended.").waitFor();
  await signIn(page, "biju");
  await page.waitForURL("**/dashboard?range=30");
});
