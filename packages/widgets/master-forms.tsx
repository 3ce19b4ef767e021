import type { OperationId } from "@vanbook/sdk";
import type { ComponentType } from "react";
import type { AnyMaster } from "./master/definition.ts";
import type { MadeMaster } from "./form/look-up.ts";
import type { MasterInPlaceProps } from "./master/in-place/MasterInPlace.tsx";
import type { Values } from "./form/record.ts";
import { lazyPart } from "./parts/lazy-part.ts";
import { GROUP } from "../sdk/books/account-groups.ts";

/** A master's form for creating a missing record in place. */
export interface MasterForm {
  /** The operation that creates it; an embed token must allow it. */
  operation: OperationId;
  /** The roles that may call it, as in the contract. */
  roles: readonly number[];
  /** The initial values of its form, from the typed name. */
  initial: (name: string) => Values;
  /** The master's form in a dialog; fetched when opened. */
  Form: ComponentType<Omit<MasterInPlaceProps, "definition">>;
}

const AccountForm = inPlace(() =>
  import("./masters/accounts/AccountCreation.tsx").then((part) => part.AccountCreation.definition),
);
const party = { operation: "accounts.create", roles: [1, 3, 4], Form: AccountForm } as const;

/** The forms for creating records in place, by the kind named in a field's look-up (`makes`). */
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
