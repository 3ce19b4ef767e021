import { GAUZE, startStockDesk } from "../documents/stock-desk.ts";

/** The stock desk with managers, office accounts, and a valid document of each kind. */
export async function startLimitsDesk() {
  const desk = await startStockDesk();
  // The managers of Anil's branch and of Anil's zone.
  const rahim = await desk.product.signIn(1, "rahim");
  const biju = await desk.product.signIn(1, "biju");
  const idOf = async (where: object) =>
    (
      await desk
        .db("accounts")
        .where({ company_id: 1, ...where })
        .orderBy("id")
        .first("id")
    ).id as number;
  const bank = await idOf({ system_key: "bank" });
  const mainCash = await idOf({ system_key: "cash" });
  const rent = await idOf({ name: "Rent" });
  const capital = await idOf({ system_key: "opening_equity" });
  const tax = await idOf({ system_key: "cgst_output" });
  const year = await desk
    .db("financial_years")
    .where("company_id", 1)
    .where("start_date", "<=", desk.date)
    .where("end_date", ">=", desk.date)
    .first("id");
  const own = { company_id: 1, inv_type: "B2C", year_id: year.id, is_deleted: 0 };
  const series: number = (await desk.db("invoice_series").where(own).first("id")).id;

  function goods(quantity: number) {
    return [{ itemId: GAUZE, quantity }];
  }

  function exchange(quantity: number, damagedQuantity: number) {
    return [{ itemId: GAUZE, quantity, damagedQuantity }];
  }

  function bill(change: object = {}) {
    return {
      date: desk.date,
      customerId: desk.customer,
      seriesId: series,
      locationId: desk.godown,
      payment: "credit",
      lines: goods(1),
      ...change,
    };
  }

  function returned(change: object) {
    const lines = [{ itemId: GAUZE, goodQuantity: 1 }];
    return { date: desk.date, customerId: desk.customer, locationId: desk.godown, lines, ...change };
  }

  function journal(debited: number, credited: number) {
    return {
      date: desk.date,
      lines: [
        { accountId: debited, debit: 10 },
        { accountId: credited, credit: 10 },
      ],
    };
  }

  /** A document of each kind, keyed by its path. */
  const kinds = (): Readonly<Record<string, object>> => ({
    bills: bill(),
    "sale-returns": returned({ refund: "credit" }),
    replacements: {
      date: desk.date,
      customerId: desk.customer,
      locationId: desk.godown,
      lines: [{ itemId: GAUZE, quantity: 1, damagedQuantity: 1 }],
    },
    orders: { date: desk.date, customerId: desk.customer, payment: "credit", lines: goods(1) },
    receipts: { date: desk.date, mode: "cash", partyId: desk.customer, amount: 10 },
    expenses: { date: desk.date, mode: "cash", accountId: rent, amount: 10 },
    payments: { date: desk.date, mode: "cash", partyId: desk.supplier, amount: 10 },
    contras: { date: desk.date, fromAccountId: mainCash, toAccountId: bank, amount: 10 },
    journals: journal(rent, desk.supplier),
    "hand-overs": { date: desk.date, userId: desk.anil, amount: 10 },
    purchases: {
      date: desk.date,
      supplierId: desk.supplier,
      locationId: desk.godown,
      lines: [{ itemId: GAUZE, quantity: 5, unitPrice: 100 }],
    },
    damages: { date: desk.date, locationId: desk.godown, lines: [{ itemId: GAUZE, damagedQuantity: 1 }] },
    "van-loads": {
      date: desk.date,
      kind: "load",
      fromLocationId: desk.godown,
      toLocationId: desk.van,
      lines: [{ itemId: GAUZE, quantity: 1 }],
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
    goods,
    exchange,
    bill,
    returned,
    journal,
    kinds,
  };
}

export type LimitsDesk = Awaited<ReturnType<typeof startLimitsDesk>>;
