import type { Page } from "playwright";

/** The amount in rupees that a dashboard card shows for 90 days, as a plain decimal. */
export async function readFigure(page: Page, title: string): Promise<string> {
  const card = page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) });
  await card.getByText("of ₹ 60,00,000 target").waitFor();
  return (await card.locator(".vb-figure").innerText()).replaceAll(/[₹, ]/g, "").replace("−", "-");
}
