// Everyone who signs in to this portal is a customer of the company, and a customer's token shows
// only that customer's data. The server posts payments with its own key.
import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { createVanbook } from "@vanbook/sdk";
import { createVanbookPartner } from "@vanbook/sdk/partner";
import Koa from "koa";
import { renderAccount } from "./account.mjs";
import { signIn } from "./pages.mjs";
import { pay, payForm } from "./paying.mjs";

const { VANBOOK_URL, VANBOOK_KEY, PORT = "4400" } = process.env;
const origin = `http://127.0.0.1:${PORT}`;
const vanbook = createVanbook({ baseUrl: VANBOOK_URL, auth: { kind: "key", key: VANBOOK_KEY } });
const partner = createVanbookPartner({
  baseUrl: VANBOOK_URL,
  key: VANBOOK_KEY,
  origins: [origin],
  onError: (error) => console.error(error),
});
/** `party` limits each of these widgets to the customer's own data. */
const CUSTOMER_WIDGETS = [
  "customerLedger.report",
  "sales.report",
  "orders.report",
  "receipts.report",
  "customerPrices.report",
];
const token = partner.koa((ctx) => {
  const customer = findCustomer(ctx);
  return customer && { widgets: CUSTOMER_WIDGETS, party: customer.id };
});
/**
 * Signed-in customers by session cookie. A real portal has its own customers, passwords and
 * sessions.
 */
const sessions = new Map();
const findCustomer = (ctx) => sessions.get(ctx.cookies.get("portal"));

const app = new Koa();
app.use(async (ctx) => {
  if (ctx.path === "/vanbook-token") return token(ctx);
  const [, file] = /^\/([\w-]+\.(?:css|js))$/.exec(ctx.path) ?? [];
  ctx.type = file ?? "html";
  if (file) return void (ctx.body = createReadStream(`public/${file}`));
  if (ctx.path === "/sign-in" && ctx.method === "POST") return begin(ctx);
  if (ctx.path === "/sign-out") ctx.cookies.set("portal", null);
  const customer = ctx.path === "/sign-out" ? undefined : findCustomer(ctx);
  if (customer && ctx.path === "/pay") return handlePayment(ctx, customer);
  ctx.body = customer ? renderAccount(customer, VANBOOK_URL, ctx.query) : signIn(await customers());
});
app.listen(Number(PORT), "127.0.0.1", () => console.log(origin));

/** The demo's customers. A real page never lists them. */
async function customers() {
  const names = await vanbook.customers.names();
  return names.map(({ CustomerID, CustomerName }) => ({ id: CustomerID, name: CustomerName }));
}

async function begin(ctx) {
  const id = Number((await readForm(ctx)).get("customer"));
  const customer = (await customers()).find((one) => one.id === id);
  const session = randomUUID();
  const [year] = await vanbook.session.financialYear();
  if (customer) sessions.set(session, { ...customer, year: year?.FYearID });
  ctx.cookies.set("portal", session, { httpOnly: true, sameSite: "strict" });
  ctx.redirect("/");
}

async function handlePayment(ctx, customer) {
  if (ctx.method !== "POST") return void (ctx.body = await payForm(vanbook, customer));
  const problem = await pay(vanbook, customer, await readForm(ctx));
  if (problem) ctx.body = await payForm(vanbook, customer, problem);
  else ctx.redirect("/");
}

async function readForm(ctx) {
  let body = "";
  for await (const chunk of ctx.req) body += chunk;
  return new URLSearchParams(body);
}
