import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Schema } from "@vanbook/sdk";
import { send } from "../documents/post.ts";
import { SUPPLIER_IDS, type InwardDesk } from "./inward-desk.ts";
import { CUSTOMER_IDS, ITEM_IDS, type ReturnDesk } from "./return-desk.ts";

type Return = Schema<"Gstr3bReturn">;

/** October 2026 and the month after it, which the random months leave out. */
export function describeSetOffs(getDesk: () => ReturnDesk & InwardDesk): void {
  describe("the set-off of a month", () => {
    const query = { period: "2026-10", kind: "month" };
    const readReturn = async (period = "2026-10") =>
      (await getDesk().read("gstr3b", { period, kind: "month" })).read<Return>();
    const postSetOff = (body: object, key = randomUUID() as string, cookie = getDesk().cookie) =>
      send(getDesk().product, cookie, "gst/set-offs", { ...query, date: "2026-10-31", ...body }, { key });
    const tellCode = (answer: { status: number; read<T>(): T }) => [
      answer.status,
      answer.read<{ code: string }>().code,
    ];

    beforeAll(async () => {
      const { post, findSeries, godown, salesman } = getDesk();
      const bill = { salesmanId: salesman, locationId: godown, payment: "credit", discount: 0 };
      const sell = async (customerId: number, quantity: number) =>
        post("bills", {
          ...{ ...bill, date: "2026-10-20", customerId, seriesId: await findSeries("B2B", "2026-10-20") },
          lines: [{ itemId: ITEM_IDS.eighteen, quantity, unitPrice: 100 }],
        });
      // 90,00,000.00 of each half, and 1,80,000.00 of IGST: more than the credit of the demo.
      await sell(CUSTOMER_IDS.registered, 1_000_000);
      await sell(CUSTOMER_IDS.registeredElsewhere, 10_000);
      const purchase = { date: "2026-10-21", locationId: godown };
      await post("purchases", {
        ...{ ...purchase, supplierId: SUPPLIER_IDS.inState },
        lines: [{ itemId: ITEM_IDS.eighteen, quantity: 50, unitPrice: 100 }],
      });
    });

    it("is what the return proposes, journal and all, once", async () => {
      const { payment } = await readReturn();
      expect(payment.uses.length).toBeGreaterThan(0);
      const key = randomUUID();
      const answer = await postSetOff({ uses: payment.uses }, key);
      expect(answer.status, answer.text).toBe(200);
      const journal = answer.read<Schema<"PostedDocument">>();
      const entries: { system_key: string; moved: string }[] = await getDesk()
        .db("ledger_entries as e")
        .join("accounts as a", { "a.company_id": "e.company_id", "a.id": "e.account_id" })
        .where({ "e.company_id": 1, "e.voucher_id": journal.voucherId })
        .groupBy("a.system_key")
        .select("a.system_key", getDesk().db.raw("SUM(e.debit) - SUM(e.credit) AS moved"));
      const sumUses = (side: "credit" | "against", head: string) =>
        payment.uses.filter((use) => use[side] === head).reduce((sum, { amount }) => sum + amount, 0);
      const wantedEntries = ["igst", "cgst", "sgst"].flatMap((head): [string, number][] => [
        [`${head}_output`, sumUses("against", head)],
        [`${head}_input`, -sumUses("credit", head)],
      ]);
      expect(Object.fromEntries(entries.map(({ system_key, moved }) => [system_key, Number(moved)]))).toEqual(
        Object.fromEntries(
          wantedEntries
            .filter(([, amount]) => amount !== 0)
            .map(([key_, amount]) => [key_, expect.closeTo(amount, 2)]),
        ),
      );
      const after = await readReturn();
      expect(after.setOff).toMatchObject({ voucherId: journal.voucherId, date: "2026-10-31" });
      const faults = await getDesk().read("faults", { ...query, code: "LEDGER_ONLY" });
      expect(faults.read<Schema<"GstFaults">>().total).toBe(0);
      // It supplies nothing, so the accounts agree as before, and the proposal is the same.
      expect(after.ties.map(({ agrees }) => agrees)).toEqual([true, true]);
      expect(after.payment).toEqual(payment);
      const again = await postSetOff({ uses: payment.uses }, key);
      expect(again.read<Schema<"PostedDocument">>().voucherId).toBe(journal.voucherId);
      expect(tellCode(await postSetOff({ uses: payment.uses }))).toEqual([409, "SET_OFF_POSTED"]);
    });

    it("leaves the rest of the credit to the next month, whenever the journal is dated", async () => {
      const { payment, setOff } = await readReturn();
      const next = await readReturn("2026-11");
      expect(next.payment.broughtForward).toEqual(payment.creditLeft);
      await getDesk().post(`journals/${setOff?.journalId}/cancel`);
      expect((await readReturn()).setOff).toBeNull();
      const later = await postSetOff({ uses: payment.uses, date: "2026-11-10" });
      expect(later.status, later.text).toBe(200);
      expect((await readReturn("2026-11")).payment.broughtForward).toEqual(payment.creditLeft);
    });

    it("is paid for the rest by payments, which the accounts of tax then no longer owe", async () => {
      const { post, taxAccount, bank, db } = getDesk();
      const { payment } = await readReturn();
      expect(payment.cash.cgst).toBeGreaterThan(0);
      for (const head of ["igst", "cgst", "sgst"] as const)
        if (payment.cash[head] > 0)
          await post("payments", {
            ...{ date: "2026-11-15", mode: "neft", ledgerId: bank, amount: payment.cash[head] },
            accountId: await taxAccount(`${head}_output`),
          });
      const owedRow = await db("ledger_entries as e")
        .join("accounts as a", { "a.company_id": "e.company_id", "a.id": "e.account_id" })
        .join("vouchers as v", { "v.company_id": "e.company_id", "v.id": "e.voucher_id" })
        .where({ "e.company_id": 1, "a.system_key": "cgst_output" })
        .where(
          (of) =>
            void of
              .whereBetween("e.date", ["2026-10-01", "2026-10-31"])
              .orWhereIn("v.kind", ["payment", "journal"]),
        )
        .first(db.raw("SUM(e.credit) - SUM(e.debit) AS owed"));
      expect(Number(owedRow.owed)).toBeCloseTo(0, 2);
      expect((await readReturn("2026-11")).ties[0]?.agrees).toBe(true);
    });

    it("is refused if the books propose another one by now", async () => {
      const { payment, setOff } = await readReturn();
      await getDesk().post(`journals/${setOff?.journalId}/cancel`);
      const uses = payment.uses.map((use, at) =>
        at === 0 ? { ...use, amount: Number((use.amount - 1).toFixed(2)) } : use,
      );
      expect(tellCode(await postSetOff({ uses }))).toEqual([409, "SET_OFF_CHANGED"]);
      expect(tellCode(await postSetOff({ uses: payment.uses.slice(1) }))).toEqual([409, "SET_OFF_CHANGED"]);
      const early = await postSetOff({ uses: payment.uses, date: "2026-10-30" });
      expect(tellCode(early)).toEqual([400, "INVALID_FIELDS"]);
    });

    it("is posted by one of two requests that come at once", async () => {
      const { payment } = await readReturn();
      const answers = await Promise.all([0, 1, 2].map(() => postSetOff({ uses: payment.uses })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    });

    it("is posted by administrators only", async () => {
      const { payment } = await readReturn();
      for (const username of ["anil"]) {
        const cookie = await getDesk().product.signIn(1, username);
        const answer = await postSetOff({ uses: payment.uses }, randomUUID(), cookie);
        expect(tellCode(answer)).toEqual([403, "ROLE_FORBIDDEN"]);
      }
    });
  });
}
