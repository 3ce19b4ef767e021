import { expect, test } from "vitest";
import * as widgets from "../index.ts";
import type { AnyMaster } from "./definition.ts";

// Each expected label is copied from the specification (tests/demands/documents), not from the code.

interface DocumentedForm {
  /** The labels of the form's fields. The form may have further fields. */
  fields: readonly string[];
  /** Of these, the ones that a new record must have. */
  required?: readonly string[];
  /** The headings of the list, in their order. The list may have further columns. */
  columns?: readonly string[];
  /** What the search looks in, in the names of the list's fields. */
  search?: readonly string[];
}

const DOCUMENTED_FORMS: Readonly<Record<string, DocumentedForm>> = {
  AccountCreation: {
    fields: [
      ...["Account Type", "Account Name", "Address", "Place", "PIN No", "District", "Country", "Phone"],
      ...["Mobile Number", "Email", "GSTIN No", "Route", "Rate Type", "Customer Type"],
    ],
    columns: ["Account Name", "Address", "Mob"],
  },
  AllocationMaster: {
    fields: ["Date", "Vehicle", "User", "B2B Series", "B2C Series"],
    required: ["Date", "Vehicle", "User", "B2B Series", "B2C Series"],
    columns: ["User", "Vehicle", "B2B Series", "B2C Series"],
    search: ["B2CSeries"],
  },
  BranchMaster: {
    fields: [
      ...["Branch Name", "Address", "Country", "State", "City", "District", "Pincode", "Business Phone"],
      "Mobile Number",
    ],
    required: [
      ...["Branch Name", "Address", "Country", "State", "City", "District", "Pincode", "Business Phone"],
      "Mobile Number",
    ],
    columns: ["Branch Name", "Address", "Country", "Pincode"],
    search: ["BranchName"],
  },
  CompanyManagement: {
    fields: [
      ...["Company Name", "Company Code", "Address", "Telephone", "Mobile Number", "City", "State"],
      ...["District", "GSTIN", "Email", "TIN No", "CST No", "Logo"],
    ],
    required: ["Company Name", "GSTIN", "Mobile Number", "Address", "City", "State", "District"],
  },
  EmployeeMessage: {
    fields: ["Message", "Date", "User"],
    required: ["Message"],
    search: ["Message", "USERNAME"],
  },
  InvoiceSeriesMaster: {
    fields: ["InvType", "Series Name", "Financial Year"],
    required: ["InvType", "Series Name", "Financial Year"],
    columns: ["InvType", "Invoice Series", "Financial Year"],
  },
  ItemCreation: {
    fields: ["Item Category", "Item Name", "Description", "MRP", "CCP", "Colour", "Size (L*B*H)"],
    required: ["Item Category", "Item Name", "Description", "MRP", "CCP"],
    columns: ["Item Name", "Description", "Tax", "MRP", "Item Category"],
    search: ["ItemName"],
  },
  MacMaster: {
    fields: ["User", "MAC Address", "Remark", "Active"],
    required: ["User", "MAC Address"],
    columns: ["MAC Address", "User", "Status", "Remark"],
    search: ["Bluetooth", "USERNAME"],
  },
  RateDiscount: {
    fields: ["From Rate", "To Rate", "Discount"],
    required: ["From Rate", "To Rate", "Discount"],
    columns: ["From Rate", "To Rate", "Discount"],
    search: ["FromRate", "ToRate", "Discount"],
  },
  ReceiptMaster: {
    fields: ["Receipt Type", "Ledger Type", "Cheque/DD No", "Bank", "Branch", "Remark", "Cheque Date"],
    columns: ["Receipt No", "Receipt Type", "Ledger", "Amount"],
    search: ["ReNo"],
  },
  RouteMaster: {
    fields: [
      ...["Route Name", "Place Name", "From Place", "To Place", "State", "District", "Taluk", "Junction"],
    ],
    required: ["Route Name", "Place Name", "From Place", "To Place"],
    columns: ["Route Name", "Place Name", "From Place", "To Place"],
    search: ["RootName", "routeplace", "FromPlace", "ToPlace"],
  },
  TaskMaster: {
    fields: ["Task Name", "Date", "Status"],
    required: ["Task Name", "Date", "Status"],
    search: ["Taskname"],
  },
  UserCreation: {
    fields: ["Full Name", "Email", "Username", "Gender", "Password", "Confirm Password", "Profile Image"],
    required: ["Full Name", "Email", "Username", "Gender"],
    search: ["Name", "Email", "Mobile", "UserName"],
  },
  UserDetails: {
    fields: ["Branch", "Zone", "User Role", "Km Allowance", "Day Allowance"],
    required: ["Branch", "Zone", "User Role"],
    columns: [
      ...["Name", "Branch Name", "Km Allowance", "Day Allowance", "Mobile", "Address1", "Zone", "User Role"],
    ],
    search: ["Name"],
  },
  UserMaster: {
    fields: ["Full Name", "Gender", "Place", "District", "Mobile", "Email", "Username", "Password"],
    search: ["Name", "Email", "Mobile"],
  },
  VehicleMaster: {
    fields: ["Vehicle Registration Number", "Branch"],
    required: ["Vehicle Registration Number", "Branch"],
    columns: ["Registration Number", "Branch Name"],
  },
  ZoneMaster: {
    fields: ["Zone Name", "Area", "Country", "State"],
    required: ["Zone Name"],
    columns: ["Zone Name", "Area", "Country", "State"],
    search: ["ZoneName"],
  },
};

const masters = new Map<string, AnyMaster>(
  Object.entries(widgets).flatMap(([name, widget]) =>
    typeof widget === "function" && "definition" in widget && "operations" in widget.definition
      ? // The engine handles every master alike.
        [[name, widget.definition as unknown as AnyMaster] as const]
      : [],
  ),
);

test.each(Object.entries(DOCUMENTED_FORMS))(
  "%s has the documented fields, columns and search",
  (name, form) => {
    const master = masters.get(name);
    if (!master) throw new Error(`There is no ${name}.`);
    const getLabel = (field: string) => master.rules[field]?.label ?? field;
    const labels = master.fields.map(({ field }) => getLabel(field));
    expect(labels).toEqual(expect.arrayContaining([...form.fields]));
    const requiredLabels = master.fields
      .filter(({ field }) => master.rules[field]?.required !== undefined)
      .map(({ field }) => getLabel(field));
    expect(requiredLabels).toEqual(expect.arrayContaining([...(form.required ?? [])]));
    const headings = master.list.columns.map(({ field, label }) => label ?? getLabel(field));
    if (form.columns)
      expect(headings.filter((heading) => form.columns?.includes(heading))).toEqual(form.columns);
    if (form.search) expect(master.list.search).toEqual(form.search);
  },
);

test("the user master shows no field that the document does not list", () => {
  const listedFields =
    "Name Sex Address Place District Mobile Email UserName Password ConformPassword image UserRoleId BranchId ZoneId";
  const shownFields = masters.get("UserMaster")?.fields.map(({ field }) => field) ?? [];
  expect(shownFields.toSorted()).toEqual(listedFields.split(" ").toSorted());
});
