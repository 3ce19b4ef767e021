import { GAUZE_ID, startStockDesk } from "../documents/stock-desk.ts";

/** The stock desk with managers, office accounts, and a valid document of each kind. */
export async function startLimitsDesk() {
  const desk = await startStockDesk();
  // The managers of Anil's branch and of Anil's zone.
  const rahim = await desk.product.signIn(1, "rahim");
  const biju = await desk.product.signIn(1, "biju");
  const findAccountId = async (where: object) =>
    (
      await desk
        .db("accounts")
        .where({ company_id: 1, ...where })
        .orderBy("id")
        .first("id")
    ).id as number;
  const bank = await findAccountId({ system_key: "bank" });
  const mainCash = await findAccountId({ system_key: "cash" });
  const rent = await findAccountId({ name: "Rent" });
  const capital = await findAccountId({ system_key: "opening_equity" });
  const tax = await findAccountId({ system_key: "cgst_output" });
  const year = await desk
    .db("financial_years")
    .where("company_id", 1)
    .where("start_date", "<=", desk.date)
    .where("end_date", ">=", desk.date)
    .first("id");
  const own = { company_id: 1, inv_type: "B2C", year_id: year.id, is_deleted: 0 };
  const series: number = (await desk.db("invoice_series").where(own).first("id")).id;

  function makeGoodsLines(quantity: number) {
    return [{ itemId: GAUZE_ID, quantity }];
  }

  function exchange(quantity: number, damagedQuantity: number) {
    return [{ itemId: GAUZE_ID, quantity, damagedQuantity }];
  }

  function makeBill(change: object = {}) {
    return {
      date: desk.date,
      customerId: desk.customer,
      seriesId: series,
      locationId: desk.godown,
      payment: "credit",
      lines: makeGoodsLines(1),
      ...change,
    };
  }

  function makeReturn(change: object) {
    const lines = [{ itemId: GAUZE_ID, goodQuantity: 1 }];
    return { date: desk.date, customerId: desk.customer, locationId: desk.godown, lines, ...change };
  }

  function makeJournal(debitAccountId: number, creditAccountId: number) {
    return {
      date: desk.date,
      lines: [
        { accountId: debitAccountId, debit: 10 },
        { accountId: creditAccountId, credit: 10 },
      ],
    };
  }

  /** A document of each kind, keyed by its path. */
  const makeDocuments = (): Readonly<Record<string, object>> => ({
    bills: makeBill(),
    "sale-returns": makeReturn({ refund: "credit" }),
    replacements: {
      date: desk.date,
      customerId: desk.customer,
      locationId: desk.godown,
      lines: [{ itemId: GAUZE_ID, quantity: 1, damagedQuantity: 1 }],
    },
    orders: { date: desk.date, customerId: desk.customer, payment: "credit", lines: makeGoodsLines(1) },
    receipts: { date: desk.date, mode: "cash", partyId: desk.customer, amount: 10 },
    expenses: { date: desk.date, mode: "cash", accountId: rent, amount: 10 },
    payments: { date: desk.date, mode: "cash", partyId: desk.supplier, amount: 10 },
    contras: { date: desk.date, fromAccountId: mainCash, toAccountId: bank, amount: 10 },
    journals: makeJournal(rent, desk.supplier),
    "hand-overs": { date: desk.date, userId: desk.anil, amount: 10 },
    purchases: {
      date: desk.date,
      supplierId: desk.supplier,
      locationId: desk.godown,
      lines: [{ itemId: GAUZE_ID, quantity: 5, unitPrice: 100 }],
    },
    damages: { date: desk.date, locationId: desk.godown, lines: [{ itemId: GAUZE_ID, damagedQuantity: 1 }] },
    "van-loads": {
      date: desk.date,
      kind: "load",
      fromLocationId: desk.godown,
      toLocationId: desk.van,
      lines: [{ itemId: GAUZE_ID, quantity: 1 }],
    },
  });

  return {
    ...desk,
    rahim,
    biju,
    bank,
    mainCash,
    capital,
    tax,
    goods: makeGoodsLines,
    exchange,
    bill: makeBill,
    returned: makeReturn,
    journal: makeJournal,
    kinds: makeDocuments,
  };
}

export type LimitsDesk = Awaited<ReturnType<typeof startLimitsDesk>>;
