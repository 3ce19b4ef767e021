import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { addAuditLine } from "../../auth/audit.ts";
import { joinOwn, ofCompany, ofCustomers } from "../../auth/scope.ts";
import { ACCOUNT_GROUP, formatPaise, paise, sum } from "@vanbook/sdk/books";
import { getToday } from "../../clock.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { select } from "../../db/select.ts";
import { withTransaction } from "../../db/transaction.ts";
import { queueMessage } from "../../outbox/outbox.ts";
import { openItems } from "./open-items.ts";
import { MOST_BILLS, writeReminderText } from "./reminder-text.ts";

const read: Handler<"reminders.read"> = ({ query, principal, db }) => {
  const { id, language = "en" } = query;
  return readReminder(db, principal, id, language);
};

const send: Handler<"reminders.send"> = async ({ query, body, principal, db, config, client }) => {
  if (!config.whatsapp) throw problem("WHATSAPP_NOT_SET_UP");
  const { dailyLimit } = config.whatsapp;
  return withTransaction(db, async (trx) => {
    const { id: customerId } = query;
    const reminder = await readReminder(trx, principal, customerId, body.language ?? "en");
    const { number: to, amount, text } = reminder;
    if (text === "") throw problem("NOTHING_OWED");
    if (to === null) throw problem("CUSTOMER_WITHOUT_NUMBER");
    // Send only the text that the user has seen.
    if (text !== body.text) throw problem("REMINDER_CHANGED");
    const message = { to, text, fileName: null };
    const id = await queueMessage(trx, principal, { message, file: null, dailyLimit });
    const after = { ...message, customerId, amount };
    await addAuditLine(
      trx,
      { principal, client },
      { operation: "reminders.send", entity: "outbox", entityId: id, after },
    );
    return { success: true, ...say.queuedFor({ phone: to }), number: to };
  });
};

export const reminders = { "reminders.read": read, "reminders.send": send };

/** With unpaid bills as of today. Throws NOT_FOUND for a customer outside the principal's scope. */
async function readReminder(
  db: Knex,
  principal: Principal,
  customerId: number,
  language: Schema<"ReminderLanguage">,
): Promise<Schema<"Reminder">> {
  const customers = ofCompany(db, principal, "accounts as c").where({
    "c.id": customerId,
    "c.group_id": ACCOUNT_GROUP.debtors,
  });
  ofCustomers(customers, principal, "c");
  const customer: CustomerRow | undefined = await customers.clone().first("c.name", "c.mobile", "c.phone");
  if (!customer) throw problem("NOT_FOUND");
  const date = getToday();
  const bills = await openBills(db, principal, customers, date);
  const amount = formatPaise(sum(bills.map(({ open }) => paise(open))));
  const untold = bills.slice(MOST_BILLS);
  const rest = { count: untold.length, amount: formatPaise(sum(untold.map(({ open }) => paise(open)))) };
  const company = await readCompany(db, principal);
  const { name } = customer;
  const text =
    bills.length === 0 ? "" : writeReminderText({ name, date, amount, bills, rest, company }, language);
  return { customerId, name, number: findMobile(customer), date, amount, bills, text };
}

function openBills(db: Knex, principal: Principal, parties: Knex.QueryBuilder, day: string) {
  const open = db
    .from(openItems(db, principal, { parties, day, sign: 1 }).as("o"))
    .where("o.pending", ">", 0);
  joinOwn(open, "vouchers as v", "v.id", "o.voucher_id");
  return select<Schema<"RemindedBill">>(open.orderBy(["o.date", "o.voucher_id", "o.bill_line"]), {
    voucherId: "o.voucher_id",
    number: db.raw("COALESCE(o.bill_no, v.voucher_no)"),
    date: "o.date",
    dueDate: "o.due",
    overdue: db.raw("GREATEST(o.overdue, 0)"),
    open: "o.pending",
  });
}

async function readCompany(db: Knex, principal: Principal): Promise<{ name: string; phone: string | null }> {
  const row: CustomerRow | undefined = await ofCompany(db, principal, "companies as c").first(
    "c.name",
    "c.mobile",
    db.raw("c.telephone as phone"),
  );
  return { name: row?.name ?? "", phone: row?.mobile || row?.phone || null };
}

/** The first number that is an Indian mobile number, in E.164. */
function findMobile({ mobile, phone }: CustomerRow): string | null {
  for (const givenNumber of [mobile, phone]) {
    const [, number] = /^(?:\+?91|0)?([6-9]\d{9})$/.exec((givenNumber ?? "").replaceAll(/[\s-]/g, "")) ?? [];
    if (number) return `+91${number}`;
  }
  return null;
}

interface CustomerRow {
  name: string;
  mobile: string | null;
  phone: string | null;
}
