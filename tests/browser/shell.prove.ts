import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, visit } from "./visit.ts";

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site?.stop());

test.for([
  { width: 1440, scheme: "light" },
  { width: 390, scheme: "dark" },
] as const)("every screen passes axe and fits at $width px in the $scheme", async (look) => {
  const { page } = await visit(site, "/", { ...look, as: "meera" });
  const screens = [
    ["/dashboard", page.getByRole("progressbar").nth(3)],
    ["/dashEmp", page.getByText("meera", { exact: true })],
    ["/Resetpassword", page.getByRole("textbox", { name: "Confirm Password" })],
    ["/versionlogpage", page.getByRole("heading", { name: "Version 5.8.06" })],
    ["/Versionlog", page.getByRole("link", { name: "Back to login" })],
    ["/Tabsale", page.getByText(/^Page 1 of /)],
    ["/Liveusermap", page.getByRole("application", { name: "Map of live locations" })],
  ] as const;
  for (const [path, settled] of screens) {
    await page.goto(path);
    await settled.waitFor();
    await expectAccessible(page, path);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), { message: path })
      .toBe(true);
  }
});
