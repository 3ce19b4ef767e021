import {
  AccountInput,
  accountNameRule,
  accountRules,
  customerTypes,
  gstKinds,
  rateTypes,
} from "@vanbook/sdk/rules";
import type { Values } from "../../form/record.ts";
import { lookUp } from "../../form/look-up.ts";
import { ACCOUNT_GROUP } from "../../../sdk/books/account-groups.ts";
import { declareMaster } from "../../master/declare-master.ts";
import { findAddressFault, makeSentAddresses } from "./delivery-addresses.ts";

const isCustomer = ({ AccountParent }: Values) => Number(AccountParent) === ACCOUNT_GROUP.debtors;

export const accountKinds = [
  { value: ACCOUNT_GROUP.debtors, label: "Customer" },
  { value: ACCOUNT_GROUP.creditors, label: "Supplier" },
] as const;

export const accountCreation = declareMaster({
  operations: {
    list: "accounts.list",
    create: "accounts.create",
    update: "accounts.update",
    remove: "accounts.delete",
  },
  title: "Account Creation",
  record: {
    id: "AccountID",
    name: "AccountName",
    noun: "account",
    unique: {
      field: "AccountName",
      message: "Account Name already exists.",
      onSubmit: "Account Name already exists. Please choose a different name.",
    },
    removal: ({ AccountCode, Version }) => ({ AccountCode, Version }),
  },
  rules: { ...AccountInput, AccountName: accountNameRule },
  checks: accountRules,
  fields: [
    {
      field: "AccountParent",
      kind: "choice",
      usual: ACCOUNT_GROUP.debtors,
      options: accountKinds,
    },
    { field: "AccountName" },
    { field: "Address", kind: "long" },
    { field: "Place" },
    { field: "PinNo" },
    { field: "city" },
    { field: "State" },
    { field: "country", usual: "India" },
    { field: "Phone" },
    { field: "Mob" },
    { field: "Email" },
    { field: "GSTinNo" },
    {
      field: "RootId",
      kind: "lookup",
      from: lookUp("routes.names", "RouteID", "RouteName"),
      isShown: isCustomer,
    },
    {
      field: "RateType",
      kind: "choice",
      options: rateTypes.map((value) => ({ value, label: value })),
      isShown: isCustomer,
    },
    {
      field: "CustomerType",
      kind: "choice",
      options: customerTypes,
      isShown: isCustomer,
    },
    {
      field: "GstKind",
      kind: "choice",
      options: [{ value: "", label: "As the GSTIN says" }, ...gstKinds],
      isShown: isCustomer,
    },
    { field: "CreditLimit", usual: 0, isShown: isCustomer },
    { field: "CreditDays", usual: 0 },
    {
      field: "DeliveryAddresses",
      kind: "custom",
      isWide: true,
      isShown: isCustomer,
      send: makeSentAddresses,
      findFault: findAddressFault,
    },
  ],
  list: {
    columns: [{ field: "AccountName" }, { field: "Address" }, { field: "Mob", label: "Mob" }],
    search: ["AccountName", "Address", "Mob"],
  },
  words: {
    search: "Search accounts",
    failedCreate: "Failed to submit account.",
    failedUpdate: "Failed to update account.",
    failedDelete: "Failed to delete account.",
  },
});
