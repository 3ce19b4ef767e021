import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyWebhook } from "@vanbook/sdk/webhooks";
import { readClock, getToday } from "../../packages/server/clock.ts";
import { startWebhooks } from "../../packages/server/webhooks/webhook-worker.ts";
import { startReceiver, type Receiver } from "../events/receiver.ts";
import { findField } from "./masters/master-screen.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, visit } from "./visit.ts";

let site: Site;
let receiver: Receiver;
let stop: (() => Promise<void>) | undefined;
beforeAll(async () => {
  // Allow local endpoints over http, as an operator does on their own machine.
  site = await startSite({ VANBOOK_WEBHOOKS_LOCAL: "1" });
  receiver = await startReceiver();
  startWorker();
});
afterAll(async () => {
  await stop?.();
  await receiver?.stop();
  await site?.stop();
});

const startWorker = () => {
  stop = startWebhooks(site.db, { isLocalAllowed: true, log: { warn: () => {} } }, { pause: 30, haste: 20 });
};
const findButton = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true });
const readEndpoint = () => site.db("webhooks").where({ company_id: 1, is_deleted: 0 }).first();
const expectAccessibleSchemes = async (page: Page, what: string) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${what}, ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: "light" });
};
const arrive = async (options: Parameters<typeof visit>[2] = {}) => {
  const { page } = await visit(site, "/Partners?tab=webhooks", { as: "meera", ...options });
  await page.getByRole("heading", { name: "Webhooks", exact: true }).waitFor();
  return page;
};
const open = async (page: Page, text: string) => {
  await page.getByRole("grid", { name: "Webhooks" }).getByText(text, { exact: true }).first().click();
  await expect.poll(() => findButton(page, "Update").isEnabled()).toBe(true);
};
const readFocusedLabel = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
  );
/** Reads the secret from the dialog that shows it only once. */
const takeSecret = async (page: Page, name: string) => {
  const secretDialog = page.getByRole("alertdialog", { name: "The secret of the endpoint" });
  const field = secretDialog.getByRole("textbox", { name: `Secret of ${name}` });
  await expect.poll(() => field.inputValue()).toMatch(/^vbw_\S{20,}$/);
  const secret = await field.inputValue();
  // The secret is selected, so that it can be copied by keyboard at once.
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(secret);
  return { shown: secretDialog, secret };
};
const verifyLastEvent = async (secret: string) => {
  const { body, headers } = receiver.received.at(-1)!;
  return verifyWebhook(body, String(headers["vanbook-signature"]), secret, {
    now: () => readClock().getTime(),
  });
};

test("an endpoint made by keyboard shows its secret once, receives events, and its log shows and resends them", async () => {
  const page = await arrive();
  await page.getByText(/^No endpoints yet\./).waitFor();
  await expectAccessibleSchemes(page, "without endpoints");

  await findField(page, "Address").fill("https://10.0.0.8/hook");
  await page.keyboard.press("Enter");
  await page.getByText("The address leads to the server's own machine or network.").first().waitFor();
  expect(await readEndpoint()).toBeUndefined();
  await findField(page, "Address").fill(receiver.url);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Portal");
  await page.keyboard.press("Enter");
  const { shown, secret } = await takeSecret(page, "Portal");
  await expectAccessibleSchemes(page, "with the secret");
  await findButton(shown, "Done").click();
  await shown.waitFor({ state: "detached" });
  expect(await page.content()).not.toContain(secret);

  const party = await site.db("accounts").where({ company_id: 1, group_id: 14, is_deleted: 0 }).first("id");
  const clientId = randomUUID();
  const postAnswer = await page.request.post("/api/v1/receipts", {
    headers: { "X-Vanbook-Client": "test", Origin: site.url, "Idempotency-Key": clientId },
    data: { clientId, date: getToday(), mode: "cash", partyId: party.id, amount: 1791.06 },
  });
  const { voucherNo } = (await postAnswer.json()) as { voucherNo: string };
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(await verifyLastEvent(secret)).toMatchObject({
    type: "receipt.posted",
    data: { number: voucherNo, amount: 1791.06 },
  });

  await open(page, "Portal");
  await findButton(page, "Log").focus();
  await page.keyboard.press("Enter");
  const log = page.getByRole("dialog", { name: "Deliveries to Portal" });
  await log.getByText(voucherNo).waitFor();
  await log.locator('[data-row="0"]').focus();
  await page.keyboard.press("Enter");
  await log.getByText("thanks").waitFor();
  await log.getByText(/"amount": 1791.06/).waitFor();
  await expectAccessibleSchemes(page, "with a delivery of the log");
  await findButton(log, "Send Again").click();
  await expect.poll(() => receiver.received.length).toBe(2);
  const [first, again] = receiver.received;
  expect([again?.event.id, again?.body]).toEqual([first?.event.id, first?.body]);
  await findButton(log, "Refresh").click();
  await expect.poll(() => log.locator('[data-row="0"]').innerText()).toMatch(/Delivered[^]*\b2\b/);
  await page.keyboard.press("Escape");
  await log.waitFor({ state: "detached" });
  await expect.poll(() => readFocusedLabel(page)).toBe("Log");
});

test("an endpoint shows its failure; it can be changed, given a new secret, switched off and on, and deleted", async () => {
  const page = await arrive();
  receiver.answer = (_got, response) => void response.writeHead(503).end("upstream is away");
  await open(page, "Portal");
  await stop?.();
  await findButton(page, "Send Test").click();
  const log = page.getByRole("dialog", { name: "Deliveries to Portal" });
  await log.locator('[data-row="0"]').getByText("Receipt: Posted").waitFor();
  // Entries that arrive after the log was opened appear automatically.
  startWorker();
  await log.getByText("Tried again").waitFor();
  await log.getByText("Webhook endpoint: Tested").click();
  await log.getByText("It answered 503.").waitFor();
  await log.getByText("upstream is away").waitFor();
  receiver.answer = (_got, response) => void response.writeHead(200).end("thanks");
  await expect.poll(() => log.locator('[data-row="0"]').innerText()).toContain("Delivered");
  await page.keyboard.press("Escape");

  await findButton(page, "New Secret").click();
  const confirmDialog = page.getByRole("alertdialog", { name: "A new secret for Portal?" });
  await expectAccessibleSchemes(page, "with the question for a new secret");
  await findButton(confirmDialog, "New Secret").click();
  const { shown, secret } = await takeSecret(page, "Portal");
  await shown.getByText(/also signed with the previous secret until/).waitFor();
  await page.keyboard.press("Escape");
  await shown.waitFor({ state: "detached" });
  await open(page, "Portal");
  const before = receiver.received.length;
  await findButton(page, "Send Test").click();
  await expect.poll(() => receiver.received.length).toBeGreaterThan(before);
  expect((await verifyLastEvent(secret)).type).toBe("webhook.tested");
  // The event may arrive before the log has opened.
  await log.waitFor();
  await page.keyboard.press("Escape");
  await log.waitFor({ state: "detached" });

  await findField(page, "Name").fill("");
  await findField(page, "Address").fill(`${receiver.url}/again`);
  await findButton(page, "Update").click();
  await page.getByText("The endpoint was changed").first().waitFor();
  expect(await readEndpoint()).toMatchObject({ name: null, url: `${receiver.url}/again` });

  await open(page, new URL(receiver.url).host);
  await page.getByRole("switch", { name: "Active" }).focus();
  await page.keyboard.press("Space");
  await findButton(page, "Update").click();
  await page.getByRole("grid", { name: "Webhooks" }).getByText("Off", { exact: true }).waitFor();
  await open(page, new URL(receiver.url).host);
  await page.getByText("It was switched off by an administrator.").waitFor();
  await expect.poll(() => findButton(page, "Send Test").isDisabled()).toBe(true);
  await expectAccessibleSchemes(page, "switched off");
  await findButton(page, "Turn On Again").click();
  await page.getByRole("grid", { name: "Webhooks" }).getByText("Delivering", { exact: true }).waitFor();

  await open(page, new URL(receiver.url).host);
  await findButton(page, "Delete").click();
  const question = page.getByRole("alertdialog", { name: `Delete ${receiver.url}/again?` });
  await question.getByText(/its log goes with it/).waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  expect(await readEndpoint()).toBeDefined();
  await findButton(page, "Delete").click();
  await findButton(question, "Yes").click();
  await page.getByText(/^No endpoints yet\./).waitFor();
  expect(await readEndpoint()).toBeUndefined();
});
