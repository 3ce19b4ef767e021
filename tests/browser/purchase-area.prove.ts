import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "./site.ts";
import { visit } from "./visit.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

test("the van screen opens Vanload Analysis first, and then the last open tab", async () => {
  const { page } = await visit(site, "/TabVanload", { as: "meera" });
  await page.getByRole("tab", { name: "Vanload Analysis", selected: true }).waitFor();
  await expect
    .poll(() => page.getByRole("tab").allInnerTexts())
    .toEqual(["Vanload Report", "Vanload Analysis", "Vanload Datewise"]);
  await page.getByRole("tab", { name: "Vanload Datewise" }).click();
  await page.getByRole("tab", { name: "Vanload Datewise", selected: true }).waitFor();
  await page.goto("/VersionLog");
  await page.goto("/TabVanload");
  await page.getByRole("tab", { name: "Vanload Datewise", selected: true }).waitFor();
});

test("the van reports keep the branch and the vehicle for the session, until Clear", async () => {
  const { page } = await visit(site, "/TabVanload?tab=report", { as: "meera" });
  const pick = async (label: RegExp) => {
    await page.getByRole("combobox", { name: label }).press("ArrowDown");
    await page.getByRole("option").first().click();
  };
  await pick(/^Branch/);
  await pick(/^Vehicle/);
  const readVehicle = () => page.getByRole("combobox", { name: /^Vehicle/ }).inputValue();
  await expect.poll(readVehicle).not.toBe("");
  const pickedVehicle = await readVehicle();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("SelectedVehicleId"))).not.toBeNull();
  await page.goto("/VersionLog");
  await page.goto("/TabVanload");
  await expect.poll(readVehicle).toBe(pickedVehicle);
  // The other van report starts with the same van.
  await page.getByRole("tab", { name: "Vanload Datewise" }).click();
  await expect.poll(readVehicle).toBe(pickedVehicle);
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect.poll(readVehicle).toBe("");
  await page.goto("/VersionLog");
  await page.goto("/TabVanload?tab=report");
  await page.getByText("Please fill all required fields.").first().waitFor();
  expect(await readVehicle()).toBe("");
});

test("the purchase reports keep the open tab and the supplier for the session", async () => {
  const [supplier] = await site
    .db("accounts")
    .where({ company_id: 1, group_id: 27, is_deleted: 0 })
    .orderBy("name")
    .pluck("name");
  const { page } = await visit(site, "/TabPurchase", { as: "meera" });
  await page.getByRole("tab", { name: "Purchase Report", selected: true }).waitFor();
  await page.getByRole("tab", { name: "SupplierWise Report" }).click();
  await page.getByText("Please choose a supplier.").waitFor();
  await page.getByPlaceholder("Choose a supplier").click();
  await page.getByRole("option", { name: supplier, exact: true }).click();
  await page.getByText("Please choose a supplier.").waitFor({ state: "detached" });

  // After another tab, another screen and back, the tab and the selection are the same.
  await page.getByRole("tab", { name: "ItemWise Purchase" }).click();
  await page.getByText("Please choose an item.").waitFor();
  await page.getByRole("tab", { name: "SupplierWise Report" }).click();
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage)))
    .toContain("SupplierWise Report");
  await page.goto("/VersionLog");
  await page.goto("/TabPurchase");
  await page.getByRole("tab", { name: "SupplierWise Report", selected: true }).waitFor();
  const field = page.getByRole("combobox", { name: /^Supplier/ });
  await expect.poll(() => field.inputValue()).toBe(supplier);

  // A cleared choice is forgotten, even if it is cleared right after choosing.
  await field.fill("");
  await page.keyboard.press("Tab");
  await page.getByText("Please choose a supplier.").waitFor();
  await page.goto("/VersionLog");
  await page.goto("/TabPurchase");
  await page.getByText("Please choose a supplier.").waitFor();
  await page.getByPlaceholder("Choose a supplier").click();
  await page.getByRole("option", { name: supplier, exact: true }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("SelectedSupplier"))).not.toBeNull();
  await field.fill("");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("SelectedSupplier"))).toBeNull();
});
