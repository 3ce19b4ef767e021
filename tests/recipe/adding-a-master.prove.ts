import { expect, it } from "vitest";
import { followed } from "./followed.ts";

it("adds a master that works, by what docs/adding-a-master.md says and nothing else", async () => {
  await followed("docs/adding-a-master.md", async (page, database) => {
    await page.getByRole("button", { name: "Masters" }).click();
    await page.getByRole("link", { name: "Competitors" }).click();
    await page.getByRole("heading", { name: "Competitor Master", exact: true }).waitFor();
    await page.getByText("No competitor records found.").waitFor();
    await page.getByLabel(/^Competitor Name/).fill("Malabar Surgicals");
    await page.getByLabel("Discount").fill("101");
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByText("Discount must be a percentage.").waitFor();
    await page.getByLabel("Discount").fill("7.5");
    await page.keyboard.press("Enter");
    await page.getByText("Competitor created successfully").waitFor();
    await page.getByRole("grid", { name: "Competitor Master" }).getByText("Malabar Surgicals").waitFor();
    const made = await database("competitors").select("company_id", "name", "discount", "created_by");
    expect(made).toEqual([{ company_id: 1, name: "Malabar Surgicals", discount: "7.50", created_by: 1 }]);
  });
}, 300_000);
