import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generateCodeAt } from "../../packages/server/auth/totp.ts";
import { readClock } from "../../packages/server/clock.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, visit } from "./visit.ts";
import { DEMO_PASSWORD } from "./visitors.ts";

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site?.stop());

let recoveryCode = "";

async function givePassword(page: Page, username: string, password = DEMO_PASSWORD) {
  await page.getByRole("button", { name: /Company/ }).click();
  await page.getByRole("option", { name: /Kairali/ }).click();
  await page.getByLabel("Username").fill(username);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/**
 * The user's current authenticator code. Also resets the used-code marker, so it is accepted again.
 */
async function readCode(username: string): Promise<string> {
  const user = await site.db("users").where({ company_id: 1, username }).first("id");
  const own = site.db("second_factors").where({ company_id: 1, user_id: user.id });
  await own.clone().update({ last_step: 0 });
  const row = await own.first();
  return generateCodeAt(row.pending_secret ?? row.secret, readClock());
}

async function enter(page: Page, text: string, button = "Verify") {
  await page.getByLabel("Code", { exact: true }).fill(text);
  await page.getByRole("button", { name: button, exact: true }).click();
}

const waitForDashboard = (page: Page) => page.waitForURL("**/dashboard");

test("the profile sets up a second factor and shows recovery codes for a lost phone", async () => {
  const { page } = await visit(site, "/dashEmp", { as: "george" });
  await page.getByRole("button", { name: "Set up a second factor" }).click();
  await page.getByRole("textbox", { name: "Current Password" }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
  await expectAccessible(page);
  await enter(page, "000000", "Turn it on");
  await page.getByText("This code is not valid now.").waitFor();
  await enter(page, await readCode("george"), "Turn it on");
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect.poll(() => codes.count()).toBe(10);
  recoveryCode = (await codes.first().textContent()) ?? "";
  await expectAccessible(page);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByText("10 recovery codes left.").waitFor();
});

test("sign-in then asks for the code, and a recovery code replaces it once", async () => {
  const { page } = await visit(site);
  await givePassword(page, "george");
  await enter(page, "000000");
  await page.getByText("This code is not valid now.").waitFor();
  await expectAccessible(page);
  await enter(page, await readCode("george"));
  await waitForDashboard(page);
  const { page: lostPage } = await visit(site);
  await givePassword(lostPage, "george");
  await enter(lostPage, recoveryCode);
  await waitForDashboard(lostPage);
  const { page: again } = await visit(site);
  await givePassword(again, "george");
  await enter(again, recoveryCode);
  await again.getByText("This code is not valid now.").waitFor();
  await again.getByRole("button", { name: "Begin again" }).click();
  await again.getByRole("button", { name: "Login" }).waitFor();
});

test("the profile shows the user's other sessions and ends them", async () => {
  const { page: van } = await visit(site);
  await givePassword(van, "shyama");
  await waitForDashboard(van);
  const { page } = await visit(site, "/dashEmp", { as: "shyama" });
  await page.getByText("This session").waitFor();
  await page.getByRole("button", { name: "End all others" }).click();
  await expect.poll(() => page.getByRole("button", { name: /^End / }).count()).toBe(0);
  await van.reload();
  await van.getByRole("button", { name: "Login" }).waitFor();
});

test("a user who needs a second factor must set it up before anything else", async () => {
  const { page: office } = await visit(site, "/Settings", { as: "meera" });
  await office.getByText("Salesmen", { exact: true }).click();
  await office.getByRole("button", { name: "Save" }).click();
  await office.getByText("Settings saved.").waitFor();
  const { page } = await visit(site, "/trailbalance");
  await givePassword(page, "anil");
  await page.getByRole("heading", { name: "Set up a second factor" }).waitFor();
  await page.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
  await enter(page, await readCode("anil"), "Turn it on");
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByRole("button", { name: /User menu/ }).waitFor();
});

test("an administrator's recovery link sets a password once", async () => {
  const { page: office } = await visit(site, "/TabUserMaster?tab=access", { as: "meera" });
  await office.getByRole("button", { name: /^Recovery link: Latha/ }).click();
  await expectAccessible(office);
  await office.getByRole("button", { name: "Recovery link", exact: true }).click();
  const link = await office.getByRole("textbox", { name: "Link" }).inputValue();
  expect(link).toMatch(/\/Recover#1\.[\w-]{43}$/);
  const { page } = await visit(site, new URL(link).pathname + new URL(link).hash);
  await page.getByText("(username latha)").waitFor();
  await page.getByLabel("New Password").fill("quiet-lagoon-7");
  await page.getByLabel("Confirm Password").fill("quiet-lagoon-8");
  await page.getByRole("button", { name: "Set password" }).click();
  await page.getByText("New password and confirm password do not match.").waitFor();
  await page.getByLabel("Confirm Password").fill("quiet-lagoon-7");
  await page.getByRole("button", { name: "Set password" }).click();
  await page.getByText("The password is set. Please sign in with it.").waitFor();
  await expectAccessible(page);
  await page.reload();
  await page.getByText("The link is no longer valid.").waitFor();
  await page.getByRole("link", { name: "To the sign-in page" }).click();
  await givePassword(page, "latha", "quiet-lagoon-7");
  // The password was accepted, even if her role needs a second step.
  await page
    .getByRole("button", { name: /User menu/ })
    .or(page.getByRole("heading", { name: "Set up a second factor" }))
    .waitFor();
});

test("the audit log shows a change of settings, and the sign-in log shows how users signed in", async () => {
  const { page } = await visit(site, "/AuditLog", { as: "meera" });
  await page.getByText("SecondFactorRoles: [] → [2]").first().waitFor();
  await page.goto("/SignInLog");
  await page.getByText("Password and recovery code").first().waitFor();
});
