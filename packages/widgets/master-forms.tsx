import type { OperationId } from "@vanbook/sdk";
import type { ComponentType } from "react";
import type { AnyMaster } from "./master/definition.ts";
import type { MadeMaster } from "./form/look-up.ts";
import type { MasterInPlaceProps } from "./master/in-place/MasterInPlace.tsx";
import type { Values } from "./form/record.ts";
import { lazyPart } from "./parts/lazy-part.ts";
import { GROUP } from "../sdk/books/account-groups.ts";

/** A master that is made where it is missing. */
export interface MasterForm {
  /** The operation that makes it; an embed token must allow it. */
  operation: OperationId;
  /** The roles that may call it, as the contract has them. */
  roles: readonly number[];
  /** What its form begins with, by the name that was typed. */
  initial: (name: string) => Values;
  /** Its own form in a dialog, fetched when it is opened. */
  Form: ComponentType<Omit<MasterInPlaceProps, "definition">>;
}

const AccountForm = inPlace(() =>
  import("./masters/accounts/AccountCreation.tsx").then((part) => part.AccountCreation.definition),
);
const party = { operation: "accounts.create", roles: [1, 3, 4], Form: AccountForm } as const;

/** The forms in which masters are made in place, by what a field's look-up says that it makes. */
export const masterForms: Readonly<Record<MadeMaster, MasterForm>> = {
  customer: { ...party, initial: (name) => ({ AccountParent: GROUP.debtors, AccountName: name }) },
  supplier: { ...party, initial: (name) => ({ AccountParent: GROUP.creditors, AccountName: name }) },
  party: { ...party, initial: (name) => ({ AccountName: name }) },
  item: {
    operation: "items.save",
    roles: [1],
    initial: (name) => ({ ItemName: name }),
    Form: inPlace(() =>
      import("./masters/items/ItemCreation.tsx").then((part) => part.ItemCreation.definition),
    ),
  },
  account: {
    operation: "ledgerAccounts.save",
    roles: [1, 3, 4],
    initial: (name) => ({ name }),
    Form: inPlace(() =>
      import("./masters/chart/ChartOfAccounts.tsx").then((part) => part.ChartOfAccounts.definition),
    ),
  },
};

function inPlace(load: () => Promise<unknown>) {
  return lazyPart(async () => {
    const [definition, { MasterInPlace }] = await Promise.all([
      load(),
      import("./master/in-place/MasterInPlace.tsx"),
    ]);
    // As in defineMaster: the operations' own types end here.
    const master = definition as AnyMaster;
    return (props: Omit<MasterInPlaceProps, "definition">) => (
      <MasterInPlace definition={master} {...props} />
    );
  });
}
