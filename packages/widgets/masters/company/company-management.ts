import { CompanyInput, companyRules } from "@vanbook/sdk/rules";
import { SHORT_LIST_HEIGHT } from "../../../sdk/format/documented-numbers.ts";
import type { Values } from "../../form/record.ts";
import { declareMaster } from "../../master/declare-master.ts";

const isNewCompany = (_: Values, isNew: boolean) => isNew;

const fields = [
  { field: "CompanyName", isWide: true },
  { field: "CompanyCode" },
  { field: "GSTinNo" },
  { field: "Address", kind: "long" },
  { field: "Citty" },
  { field: "District" },
  { field: "State" },
  { field: "MobileNO" },
  { field: "TelephoneNo" },
  { field: "Email" },
  { field: "TinNo" },
  { field: "CSTNo" },
  { field: "BankName" },
  { field: "BankBranch" },
  { field: "BankAccountNo" },
  { field: "IFSC" },
  { field: "UpiId" },
  { field: "Signatory" },
  { field: "Logo", kind: "custom", read: () => null, isWide: true },
] as const;

/** For users who can only view: without the fields of a new company. */
export const companyShown = declareMaster({
  operations: { list: "companies.list", update: "companies.save", remove: "companies.delete" },
  title: "Company Management",
  record: {
    id: "CompanyId",
    name: "CompanyName",
    noun: "company",
    question: {
      words:
        "Are you sure you want to delete this company? Nobody can sign in to it any more, you included. Its books are kept.",
    },
  },
  rules: CompanyInput,
  fields,
  list: {
    columns: [{ field: "CompanyName" }, { field: "Citty" }, { field: "GSTinNo" }, { field: "MobileNO" }],
    search: ["CompanyName", "CompanyCode", "Citty", "GSTinNo"],
    height: SHORT_LIST_HEIGHT,
  },
  words: {
    search: "Search companies",
    noMatch: "No matching companies found.",
    failedList: "Failed to fetch company data",
    failedCreate: "Request failed",
    failedUpdate: "Update request failed",
    failedDelete: "Delete error",
    refusedCreate: "Operation failed",
    refusedUpdate: "Update failed",
    refusedDelete: "Delete failed",
    blocked: "Please fix the highlighted errors before submitting.",
  },
});

export const companyManagement = declareMaster({
  ...companyShown,
  checks: companyRules,
  fields: [
    ...fields,
    { field: "AdminName", isShown: isNewCompany },
    { field: "AdminUserName", isShown: isNewCompany },
    { field: "AdminPassword", kind: "password", isShown: isNewCompany },
    { field: "AdminConformPassword", kind: "password", isShown: isNewCompany },
  ],
});
