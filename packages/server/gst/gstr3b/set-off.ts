import { payReturn } from "@vanbook/sdk/gst";
import { problem } from "@vanbook/sdk/problem";
import { readSystemAccounts } from "../../books/posting/create-chart.ts";
import type { Handler } from "../../contract/handler.ts";
import { withTransaction } from "../../db/transaction.ts";
import { journals } from "../../documents/journals.ts";
import { NO_CASH_BALANCE } from "./cash-balance.ts";
import { keepSetOff, lockPeriod, readPostedSetOff } from "./posted-set-offs.ts";
import { readGstr3b } from "./read-gstr3b.ts";
import { makeSetOffJournal } from "./set-off-journal.ts";
import { readCreditBefore } from "./tax-moves.ts";

const postSetOff: Handler<"gst.postSetOff"> = (call) =>
  withTransaction(call.db, async (trx) => {
    const { body, principal } = call;
    const { companyId, userId } = principal;
    await lockPeriod(trx, companyId, body.period);
    const { gstr3b, unknownDocuments } = await readGstr3b(trx, companyId, body);
    const { days } = gstr3b;
    if (await readPostedSetOff(trx, companyId, body.period)) throw problem("SET_OFF_POSTED");
    if (unknownDocuments.length > 0) throw problem("RETURN_FACTS_UNKNOWN");
    const broughtForward = await readCreditBefore(trx, companyId, { from: days.from, month: body.period });
    const payment = payReturn(gstr3b, broughtForward, NO_CASH_BALANCE);
    const journal = makeSetOffJournal(body, {
      payment,
      days,
      accounts: await readSystemAccounts(trx, companyId),
    });
    const document = await journals["journals.post"]({ ...call, db: trx, query: {}, body: journal });
    await keepSetOff(trx, companyId, { month: body.period, voucherId: document.voucherId, userId });
    return document;
  });

export const setOffs = { "gst.postSetOff": postSetOff };
