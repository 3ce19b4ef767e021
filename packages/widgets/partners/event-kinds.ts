import type { Args } from "@vanbook/sdk";

/** An event type, as named in the contract. */
export type EventType = NonNullable<Args<"webhooks.create">["types"]>[number];

const DOCUMENT = ["posted", "edited", "cancelled"] as const;
const MASTER = ["created", "changed", "deleted"] as const;

/** Event types by kind, in the order offered. A test compares them with the contract. */
export const EVENT_KINDS = {
  documents: {
    bill: DOCUMENT,
    order: DOCUMENT,
    saleReturn: DOCUMENT,
    replacement: DOCUMENT,
    damage: DOCUMENT,
    vanLoad: DOCUMENT,
    purchase: DOCUMENT,
    purchaseReturn: DOCUMENT,
    production: DOCUMENT,
    receipt: DOCUMENT,
    payment: DOCUMENT,
    creditNote: DOCUMENT,
    debitNote: DOCUMENT,
    expense: DOCUMENT,
    journal: DOCUMENT,
    contra: DOCUMENT,
    handOver: DOCUMENT,
    opening: DOCUMENT,
    stockCount: DOCUMENT,
    closing: ["posted", "cancelled"],
  },
  masters: {
    customer: MASTER,
    supplier: MASTER,
    item: MASTER,
    tax: MASTER,
    hsnCode: MASTER,
    user: MASTER,
    branch: MASTER,
    zone: MASTER,
    route: MASTER,
    vehicle: MASTER,
    series: MASTER,
    allocation: MASTER,
    rateSlab: MASTER,
    mac: MASTER,
    beatPlan: MASTER,
    distributorLink: MASTER,
    message: MASTER,
    task: MASTER,
    company: MASTER,
    account: MASTER,
    accountGroup: MASTER,
  },
  others: {
    settings: ["changed"],
    year: ["created", "closed", "reopened", "locked"],
    webhook: ["tested", "disabled"],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type Groups = typeof EVENT_KINDS;
export type EventGroup = keyof Groups;
export type EventKind = { [Group in EventGroup]: keyof Groups[Group] }[EventGroup];
export type EventVerb =
  | (typeof DOCUMENT | typeof MASTER)[number]
  | "closed"
  | "reopened"
  | "locked"
  | "tested"
  | "disabled";

/** Kind and verb of an event type. */
export function partsOf(type: EventType): [EventKind, EventVerb] {
  return type.split(".") as [EventKind, EventVerb]; // the contract's names have this form
}
