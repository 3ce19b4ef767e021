import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { createApp } from "../../packages/server/app.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { GAUZE_ID } from "../documents/stock-desk.ts";
import { startGstDesk, type GstDesk, MAKER_ID } from "../documents/gst-desk.ts";
import { serve } from "../product.ts";
import { createWorkers, type Workers } from "./outbox-workers.ts";
import { PHONE_NUMBER_ID, startStandIn, ACCESS_TOKEN, type StandIn } from "./whatsapp-stand-in.ts";

type Served = Awaited<ReturnType<typeof serve>>;

let desk: GstDesk;
let standIn: StandIn;
let workers: Workers;
let servedProduct: Served;
let cookie: string;
let shop = 9600;

/** The date so many days before the run's date. */
const subtractDays = (days: number) => addDays(desk.date, -days);
const formatDayBefore = (days: number) => subtractDays(days).split("-").reverse().join("-");
const serveWith = (env: Record<string, string>) =>
  serve(desk.product.db, desk.product.databaseUrl, createApp, { ...makeAccountSettings(), ...env });
const makeAccountSettings = () => ({
  WHATSAPP_TOKEN: ACCESS_TOKEN,
  WHATSAPP_PHONE_NUMBER_ID: PHONE_NUMBER_ID,
  WHATSAPP_API_URL: standIn.url,
});

beforeAll(async () => {
  desk = await startGstDesk();
  standIn = await startStandIn();
  servedProduct = await serveWith({});
  cookie = await servedProduct.signIn(1, "meera");
  workers = createWorkers(desk.product.databaseUrl, makeAccountSettings());
  await desk.posted("purchases", desk.purchaseOf(MAKER_ID, { quantity: 500 }, { date: subtractDays(200) }));
});
beforeEach(() => insertShopWith({ mobile: "98470 12345", phone: "04752270011" }));
afterEach(async () => {
  await workers.stop();
  standIn.reset();
  for (const table of ["outbox", "outbox_days"]) await desk.db(table).delete();
  await desk.db("audit_log").where("entity", "outbox").delete();
});
afterAll(async () => {
  await servedProduct?.stop();
  await standIn?.stop();
  await desk?.product.stop();
});

/** A customer used only by this test, with 15 days of credit. */
async function insertShopWith(numbers: object) {
  shop += 1;
  const own = { id: shop, name: `Shop ${shop}`, reference: null, salesman_id: desk.anil, group_id: 14 };
  const terms = { rate_type: "SP", gstin: null, state_code: "32", credit_limit: null, credit_days: 15 };
  await desk.copy("accounts", 1, { ...own, ...terms, ...numbers, system_key: null, user_id: null });
}

/** Posts a bill; one piece costs 150.00 plus 5 %: 157.50. */
async function postBill(days: number, quantity: number) {
  const lines = [{ itemId: GAUZE_ID, quantity }];
  return desk.posted("bills", await desk.billOn(subtractDays(days), { customerId: shop, lines }));
}
const postReceipt = (amount: number) =>
  desk.posted("receipts", {
    ...{ date: subtractDays(2), mode: "cash", partyId: shop, userId: desk.anil, amount },
  });
const read = async (query: Record<string, string> = {}, as = cookie) =>
  servedProduct.call({ method: "GET", path: `/api/v1/reminders/${shop}`, query, cookie: as });
const send = (body: object, { key = `k-${shop}-${keys++}`, to = servedProduct, as = cookie } = {}) =>
  to.call({
    ...{ method: "POST", path: `/api/v1/reminders/${shop}`, body, cookie: as },
    headers: { "Idempotency-Key": key },
  });
let keys = 0;
const listQueuedMessages = () => desk.db("outbox").orderBy("id");

it("a reminder names the open amount of each bill, and is sent once as a text", async () => {
  const first = await postBill(100, 10); // 1,575.00
  const second = await postBill(50, 2); // 315.00
  await postReceipt(200); // against the oldest bill, of which 1,375.00 stay open
  const { json, status } = await read();
  expect(status).toBe(200);
  const text = [
    `Dear Shop ${shop},`,
    `by our books ₹1,690.00 is open on ${formatDayBefore(0)}:`,
    `• ${first.voucherNo} of ${formatDayBefore(100)}, due on ${formatDayBefore(85)}: ₹1,375.00`,
    `• ${second.voucherNo} of ${formatDayBefore(50)}, due on ${formatDayBefore(35)}: ₹315.00`,
    "If you have already paid, please disregard this message.",
  ].join("\n");
  expect(json).toMatchObject({
    ...{ customerId: shop, number: "+919847012345", date: subtractDays(0), amount: 1_690 },
    bills: [
      {
        number: first.voucherNo,
        date: subtractDays(100),
        dueDate: subtractDays(85),
        overdue: 85,
        open: 1_375,
      },
      { number: second.voucherNo, date: subtractDays(50), dueDate: subtractDays(35), overdue: 35, open: 315 },
    ],
    text: expect.stringMatching(/^Dear [^]+\nKairali Surgicals & Medicals/),
  });
  const shownText = (json as { text: string }).text;
  expect(shownText.split("\n").slice(0, 5).join("\n")).toBe(text);

  // Sent twice with one key at the same time: both get the same response and it is queued once.
  const answers = await Promise.all([1, 2].map(() => send({ text: shownText }, { key: `once-${shop}` })));
  for (const { json: answer } of answers)
    expect(answer).toEqual({
      ...{ success: true, message: "Queued for +919847012345.", number: "+919847012345" },
      ...{ key: "queuedFor", values: { phone: "+919847012345" } },
    });
  expect(await listQueuedMessages()).toHaveLength(1);
  workers.start();
  await expect.poll(async () => (await listQueuedMessages())[0]?.status).toBe("sent");
  expect(standIn.messages).toEqual([
    {
      ...{ messaging_product: "whatsapp", recipient_type: "individual", to: "+919847012345" },
      ...{ type: "text", text: { body: shownText } },
    },
  ]);
  const line = await desk.db("audit_log").where("entity", "outbox").first();
  expect(line).toMatchObject({ operation: "reminders.send", user_id: 1, via: "session" });
  expect(JSON.parse(line.after_json as string)).toEqual({
    ...{ to: "+919847012345", text: shownText, fileName: null, customerId: shop, amount: "1690.00" },
  });
});

it("a reminder is in the language that was asked for", async () => {
  await postBill(50, 2);
  const { json } = await read({ language: "ml" });
  expect((json as { text: string }).text).toContain("₹315.00 അടയ്ക്കാനുണ്ട്");
  expect((await send({ text: (json as { text: string }).text, language: "ml" })).status).toBe(200);
});

it("a reminder is refused if nothing is owed, no mobile number is known, or its text is out of date", async () => {
  expect((await read()).json).toMatchObject({ amount: 0, bills: [], text: "" });
  expectProblem(await send({ text: "" }), 409, "NOTHING_OWED");
  await postBill(50, 2);
  const { text } = (await read()).read<{ text: string }>();
  await postReceipt(100);
  expectProblem(await send({ text }), 409, "REMINDER_CHANGED");

  // A landline does not receive messages.
  await insertShopWith({ mobile: null, phone: "04752270011" });
  await postBill(50, 2);
  const unreachable = (await read()).read<{ text: string; number: null }>();
  expect(unreachable.number).toBeNull();
  expectProblem(await send({ text: unreachable.text }), 409, "CUSTOMER_WITHOUT_NUMBER");
  expect(await listQueuedMessages()).toEqual([]);
});

it("a reminder counts against the daily limit, and needs a WhatsApp provider", async () => {
  await postBill(50, 2);
  const { text } = (await read()).read<{ text: string }>();
  const limitedServer = await serveWith({ WHATSAPP_DAILY_LIMIT: "1" });
  const without = await serveWith({ WHATSAPP_TOKEN: "", WHATSAPP_PHONE_NUMBER_ID: "" });
  expect((await send({ text }, { to: limitedServer })).status).toBe(200);
  expectProblem(await send({ text }, { to: limitedServer }), 429, "WHATSAPP_QUOTA");
  expectProblem(await send({ text }, { to: without }), 409, "WHATSAPP_NOT_SET_UP");
  expect(await listQueuedMessages()).toHaveLength(1);
  await limitedServer.stop();
  await without.stop();
});

it("a reminder is refused to salesmen, and for another company's customer", async () => {
  await postBill(50, 2);
  expectProblem(await read({}, await servedProduct.signIn(1, "anil")), 403, "ROLE_FORBIDDEN");
  expectProblem(await read({}, await servedProduct.signIn(2, "fathima")), 404, "NOT_FOUND");
});
