import type { Args } from "@vanbook/sdk";

export type EventType = NonNullable<Args<"webhooks.create">["types"]>[number];

const DOCUMENT_VERBS = ["posted", "edited", "cancelled"] as const;
const MASTER_VERBS = ["created", "changed", "deleted"] as const;

/** In the order offered. A test compares them with the contract. */
export const EVENT_KINDS = {
  documents: {
    bill: DOCUMENT_VERBS,
    order: DOCUMENT_VERBS,
    saleReturn: DOCUMENT_VERBS,
    replacement: DOCUMENT_VERBS,
    damage: DOCUMENT_VERBS,
    vanLoad: DOCUMENT_VERBS,
    purchase: DOCUMENT_VERBS,
    purchaseReturn: DOCUMENT_VERBS,
    production: DOCUMENT_VERBS,
    receipt: DOCUMENT_VERBS,
    payment: DOCUMENT_VERBS,
    creditNote: DOCUMENT_VERBS,
    debitNote: DOCUMENT_VERBS,
    expense: DOCUMENT_VERBS,
    journal: DOCUMENT_VERBS,
    contra: DOCUMENT_VERBS,
    handOver: DOCUMENT_VERBS,
    opening: DOCUMENT_VERBS,
    stockCount: DOCUMENT_VERBS,
    closing: ["posted", "cancelled"],
  },
  masters: {
    customer: MASTER_VERBS,
    supplier: MASTER_VERBS,
    item: MASTER_VERBS,
    tax: MASTER_VERBS,
    hsnCode: MASTER_VERBS,
    user: MASTER_VERBS,
    branch: MASTER_VERBS,
    zone: MASTER_VERBS,
    route: MASTER_VERBS,
    vehicle: MASTER_VERBS,
    series: MASTER_VERBS,
    allocation: MASTER_VERBS,
    rateSlab: MASTER_VERBS,
    mac: MASTER_VERBS,
    beatPlan: MASTER_VERBS,
    distributorLink: MASTER_VERBS,
    message: MASTER_VERBS,
    task: MASTER_VERBS,
    company: MASTER_VERBS,
    account: MASTER_VERBS,
    accountGroup: MASTER_VERBS,
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
  | (typeof DOCUMENT_VERBS | typeof MASTER_VERBS)[number]
  | "closed"
  | "reopened"
  | "locked"
  | "tested"
  | "disabled";

export function splitEventType(type: EventType): [EventKind, EventVerb] {
  return type.split(".") as [EventKind, EventVerb]; // the contract's names have this form
}
