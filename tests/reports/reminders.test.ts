import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { createApp } from "../../packages/server/app.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { GAUZE } from "../documents/stock-desk.ts";
import { startGstDesk, type GstDesk, MAKER } from "../documents/gst-desk.ts";
import { serve } from "../product.ts";
import { createWorkers, type Workers } from "./outbox-workers.ts";
import { PHONE_NUMBER_ID, startStandIn, TOKEN, type StandIn } from "./whatsapp-stand-in.ts";

type Served = Awaited<ReturnType<typeof serve>>;

let desk: GstDesk;
let standIn: StandIn;
let workers: Workers;
let served: Served;
let cookie: string;
let shop = 9600;

/** The date so many days before the run's date. */
const before = (days: number) => addDays(desk.date, -days);
const printed = (days: number) => before(days).split("-").reverse().join("-");
const servedWith = (env: Record<string, string>) =>
  serve(desk.product.db, desk.product.databaseUrl, createApp, { ...account(), ...env });
const account = () => ({
  WHATSAPP_TOKEN: TOKEN,
  WHATSAPP_PHONE_NUMBER_ID: PHONE_NUMBER_ID,
  WHATSAPP_API_URL: standIn.url,
});

beforeAll(async () => {
  desk = await startGstDesk();
  standIn = await startStandIn();
  served = await servedWith({});
  cookie = await served.signIn(1, "meera");
  workers = createWorkers(desk.product.databaseUrl, account());
  await desk.posted("purchases", desk.purchaseOf(MAKER, { quantity: 500 }, { date: before(200) }));
});
beforeEach(() => shopWith({ mobile: "98470 12345", phone: "04752270011" }));
afterEach(async () => {
  await workers.stop();
  standIn.reset();
  for (const table of ["outbox", "outbox_days"]) await desk.db(table).delete();
  await desk.db("audit_log").where("entity", "outbox").delete();
});
afterAll(async () => {
  await served?.stop();
  await standIn?.stop();
  await desk?.product.stop();
});

/** A customer used only by this test, with 15 days of credit. */
async function shopWith(numbers: object) {
  shop += 1;
  const own = { id: shop, name: `Shop ${shop}`, reference: null, salesman_id: desk.anil, group_id: 14 };
  const terms = { rate_type: "SP", gstin: null, state_code: "32", credit_limit: null, credit_days: 15 };
  await desk.copy("accounts", 1, { ...own, ...terms, ...numbers, system_key: null, user_id: null });
}

/** Posts a bill; one piece costs 150.00 plus 5 %: 157.50. */
async function sold(days: number, quantity: number) {
  const lines = [{ itemId: GAUZE, quantity }];
  return desk.posted("bills", await desk.billOn(before(days), { customerId: shop, lines }));
}
const paid = (amount: number) =>
  desk.posted("receipts", {
    ...{ date: before(2), mode: "cash", partyId: shop, userId: desk.anil, amount },
  });
const read = async (query: Record<string, string> = {}, as = cookie) =>
  served.call({ method: "GET", path: `/api/v1/reminders/${shop}`, query, cookie: as });
const send = (body: object, { key = `k-${shop}-${keys++}`, to = served, as = cookie } = {}) =>
  to.call({
    ...{ method: "POST", path: `/api/v1/reminders/${shop}`, body, cookie: as },
    headers: { "Idempotency-Key": key },
  });
let keys = 0;
const queued = () => desk.db("outbox").orderBy("id");

it("a reminder names the open amount of each bill, and is sent once as a text", async () => {
  const first = await sold(100, 10); // 1,575.00
  const second = await sold(50, 2); // 315.00
  await paid(200); // against the oldest bill, of which 1,375.00 stay open
  const { json, status } = await read();
  expect(status).toBe(200);
  const text = [
    `Dear Shop ${shop},`,
    `by our books ₹1,690.00 is open on ${printed(0)}:`,
    `• ${first.voucherNo} of ${printed(100)}, due on ${printed(85)}: ₹1,375.00`,
    `• ${second.voucherNo} of ${printed(50)}, due on ${printed(35)}: ₹315.00`,
    "If you have paid meanwhile, please disregard this message.",
  ].join("\n");
  expect(json).toMatchObject({
    ...{ customerId: shop, number: "+919847012345", date: before(0), amount: 1_690 },
    bills: [
      { number: first.voucherNo, date: before(100), dueDate: before(85), overdue: 85, open: 1_375 },
      { number: second.voucherNo, date: before(50), dueDate: before(35), overdue: 35, open: 315 },
    ],
    text: expect.stringMatching(/^Dear [^]+\nKairali Surgicals & Medicals/),
  });
  const shown = (json as { text: string }).text;
  expect(shown.split("\n").slice(0, 5).join("\n")).toBe(text);

  // Sent twice with one key at the same time: both get the same response and it is queued once.
  const answers = await Promise.all([1, 2].map(() => send({ text: shown }, { key: `once-${shop}` })));
  for (const { json: answer } of answers)
    expect(answer).toEqual({
      ...{ success: true, message: "Queued for +919847012345.", number: "+919847012345" },
      ...{ key: "queuedFor", values: { phone: "+919847012345" } },
    });
  expect(await queued()).toHaveLength(1);
  workers.start();
  await expect.poll(async () => (await queued())[0]?.status).toBe("sent");
  expect(standIn.messages).toEqual([
    {
      ...{ messaging_product: "whatsapp", recipient_type: "individual", to: "+919847012345" },
      ...{ type: "text", text: { body: shown } },
    },
  ]);
  const line = await desk.db("audit_log").where("entity", "outbox").first();
  expect(line).toMatchObject({ operation: "reminders.send", user_id: 1, via: "session" });
  expect(JSON.parse(line.after_json as string)).toEqual({
    ...{ to: "+919847012345", text: shown, fileName: null, customerId: shop, amount: "1690.00" },
  });
});

it("a reminder is in the language that was asked for", async () => {
  await sold(50, 2);
  const { json } = await read({ language: "ml" });
  expect((json as { text: string }).text).toContain("₹315.00 അടയ്ക്കാനുണ്ട്");
  expect((await send({ text: (json as { text: string }).text, language: "ml" })).status).toBe(200);
});

it("a reminder is refused if nothing is owed, no mobile number is known, or its text is out of date", async () => {
  expect((await read()).json).toMatchObject({ amount: 0, bills: [], text: "" });
  expectProblem(await send({ text: "" }), 409, "NOTHING_OWED");
  await sold(50, 2);
  const { text } = (await read()).read<{ text: string }>();
  await paid(100);
  expectProblem(await send({ text }), 409, "REMINDER_CHANGED");

  // A landline does not receive messages.
  await shopWith({ mobile: null, phone: "04752270011" });
  await sold(50, 2);
  const unreachable = (await read()).read<{ text: string; number: null }>();
  expect(unreachable.number).toBeNull();
  expectProblem(await send({ text: unreachable.text }), 409, "CUSTOMER_WITHOUT_NUMBER");
  expect(await queued()).toEqual([]);
});

it("a reminder counts against the daily limit, and needs a WhatsApp provider", async () => {
  await sold(50, 2);
  const { text } = (await read()).read<{ text: string }>();
  const limited = await servedWith({ WHATSAPP_DAILY_LIMIT: "1" });
  const without = await servedWith({ WHATSAPP_TOKEN: "", WHATSAPP_PHONE_NUMBER_ID: "" });
  expect((await send({ text }, { to: limited })).status).toBe(200);
  expectProblem(await send({ text }, { to: limited }), 429, "WHATSAPP_QUOTA");
  expectProblem(await send({ text }, { to: without }), 409, "WHATSAPP_NOT_SET_UP");
  expect(await queued()).toHaveLength(1);
  await limited.stop();
  await without.stop();
});

it("a reminder is refused to salesmen, and for another company's customer", async () => {
  await sold(50, 2);
  expectProblem(await read({}, await served.signIn(1, "anil")), 403, "ROLE_FORBIDDEN");
  expectProblem(await read({}, await served.signIn(2, "fathima")), 404, "NOT_FOUND");
});
