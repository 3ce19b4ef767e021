// A portal: anyone who signs in here is one of the company's customers, and the customer's token shows only that customer's data.
// What a customer pays, this server posts with its own key.
import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { createVanbook } from "@vanbook/sdk";
import { createVanbookPartner } from "@vanbook/sdk/partner";
import Koa from "koa";
import { account } from "./account.mjs";
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
/** What a customer sees; `party` narrows each of them to the customer's own data. */
const WIDGETS = [
  "customerLedger.report",
  "sales.report",
  "orders.report",
  "receipts.report",
  "customerPrices.report",
];
const token = partner.koa((ctx) => {
  const customer = customerOf(ctx);
  return customer && { widgets: WIDGETS, party: customer.id };
});
/** Who is signed in, by the cookie. A real portal has its own customers, passwords and sessions. */
const sessions = new Map();
const customerOf = (ctx) => sessions.get(ctx.cookies.get("portal"));

const app = new Koa();
app.use(async (ctx) => {
  if (ctx.path === "/vanbook-token") return token(ctx);
  const [, file] = /^\/([\w-]+\.(?:css|js))$/.exec(ctx.path) ?? [];
  ctx.type = file ?? "html";
  if (file) return void (ctx.body = createReadStream(`public/${file}`));
  if (ctx.path === "/sign-in" && ctx.method === "POST") return begin(ctx);
  if (ctx.path === "/sign-out") ctx.cookies.set("portal", null);
  const customer = ctx.path === "/sign-out" ? undefined : customerOf(ctx);
  if (customer && ctx.path === "/pay") return paying(ctx, customer);
  ctx.body = customer ? account(customer, VANBOOK_URL, ctx.query) : signIn(await customers());
});
app.listen(Number(PORT), "127.0.0.1", () => console.log(origin));

/** The demo's customers; nobody would show them on a real page. */
async function customers() {
  const names = await vanbook.customers.names();
  return names.map(({ CustomerID, CustomerName }) => ({ id: CustomerID, name: CustomerName }));
}

async function begin(ctx) {
  const id = Number((await sentBy(ctx)).get("customer"));
  const customer = (await customers()).find((one) => one.id === id);
  const session = randomUUID();
  const [year] = await vanbook.session.financialYear();
  if (customer) sessions.set(session, { ...customer, year: year?.FYearID });
  ctx.cookies.set("portal", session, { httpOnly: true, sameSite: "strict" });
  ctx.redirect("/");
}

async function paying(ctx, customer) {
  if (ctx.method !== "POST") return void (ctx.body = await payForm(vanbook, customer));
  const problem = await pay(vanbook, customer, await sentBy(ctx));
  if (problem) ctx.body = await payForm(vanbook, customer, problem);
  else ctx.redirect("/");
}

/** What a form of ours was sent with. */
async function sentBy(ctx) {
  let sent = "";
  for await (const chunk of ctx.req) sent += chunk;
  return new URLSearchParams(sent);
}
