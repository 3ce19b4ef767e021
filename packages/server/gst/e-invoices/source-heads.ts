import { makeShipToColumns, type ShipToColumns } from "@vanbook/sdk/books";
import type { Knex } from "knex";

export const HEAD_SOURCES = {
  sale: { table: "bills", lines: "bill_lines", parent: "bill_id", party: "d.customer_id" },
  sale_return: {
    ...{ table: "sale_returns", lines: "sale_return_lines", parent: "sale_return_id" },
    party: "d.customer_id",
  },
  credit_note: { table: "notes", lines: "", parent: "", party: "d.party_id" },
} as const;

/** The frozen facts of a document's head. Decimals are those of the database. */
export interface SourceHead extends ShipToColumns {
  voucherId: number;
  discount: string;
  isDiscountBeforeTax: number;
  roundOff: string;
  companyName: string | null;
  companyAddress: string | null;
  companyCity: string | null;
  companyDistrict: string | null;
  companyStateCode: string | null;
  companyGstin: string | null;
  companyTelephone: string | null;
  companyMobile: string | null;
  companyEmail: string | null;
  partyName: string | null;
  partyAddress: string | null;
  partyPlace: string | null;
  partyCity: string | null;
  partyPin: string | null;
  partyStateCode: string | null;
  partyMobile: string | null;
  partyPhone: string | null;
}

/** Only bills go to other addresses, and notes without goods have neither discount nor round-off. */
export function listHeadColumns(
  db: Knex,
  kind: keyof typeof HEAD_SOURCES,
): Readonly<Record<keyof SourceHead, string | Knex.Raw>> {
  const none = db.raw("NULL");
  const nothing = db.raw("'0.00'");
  const hasGoods = kind !== "credit_note";
  const shipTo = Object.keys(makeShipToColumns(undefined)) as (keyof ShipToColumns)[]; // the keys of what is made here
  const shipToColumns = Object.fromEntries(
    shipTo.map((name) => [name, kind === "sale" ? `d.${name}` : none]),
  ) as Record<keyof ShipToColumns, string | Knex.Raw>; // each of them
  return {
    ...{ voucherId: "d.voucher_id", ...shipToColumns },
    discount: hasGoods ? "d.discount" : nothing,
    isDiscountBeforeTax: hasGoods ? "d.discount_before_tax" : db.raw("0"),
    roundOff: hasGoods ? "d.round_off" : nothing,
    ...{
      companyName: "c.name",
      companyAddress: "c.address",
      companyCity: "c.city",
      companyDistrict: "c.district",
    },
    ...{ companyStateCode: "c.state_code", companyGstin: "c.gstin", companyTelephone: "c.telephone" },
    ...{ companyMobile: "c.mobile", companyEmail: "c.email" },
    ...{ partyName: "p.name", partyAddress: "p.address", partyPlace: "p.place", partyCity: "p.city" },
    ...{ partyPin: "p.pin", partyStateCode: "p.state_code", partyMobile: "p.mobile", partyPhone: "p.phone" },
  };
}
