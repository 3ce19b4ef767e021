import type { Page } from "playwright";
import { expect } from "vitest";
import { readClock } from "../../packages/server/clock.ts";
import type { Site } from "./site.ts";

interface Bill {
  BillNo: string;
  CustomerName: string;
  BillAmount: number;
}

/**
 * The API's bills of the last 90 days and their total in rupees, requested with the page's session.
 */
export async function fromApi(site: Site, page: Page): Promise<{ rows: Bill[]; total: number }> {
  const answer = await page.request.post(`/api/getSaleReport`, {
    headers: { "X-Vanbook-Client": "test", Origin: site.url },
    data: { FromDate: getDayAgo(90), ToDate: getDayAgo(0) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { billDetails: rows } = (await answer.json()) as { billDetails: Bill[] };
  return { rows, total: rows.reduce((sum, row) => sum + Math.round(row.BillAmount * 100), 0) / 100 };
}

export async function chooseRange(page: Page, name: string) {
  await page.getByRole("button", { name: /Last \d+ Days/ }).click();
  await page.getByRole("dialog").getByText(name, { exact: true }).click();
  await page.getByRole("button", { name }).waitFor();
  await page.waitForURL(
    ({ searchParams }) => searchParams.get("from") === getDayAgo(parseInt(name.slice(5))),
  );
}

/** The date in India so many days ago, as the report's range counts days. */
export function getDayAgo(days: number): string {
  return new Date(readClock().getTime() + 19_800_000 - days * 86_400_000).toISOString().slice(0, 10);
}
