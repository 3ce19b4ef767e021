import type { Page } from "playwright";
import { createSetUpCode } from "../../../packages/server/company/set-up-code.ts";
import { makeForm } from "../../form.ts";
import type { Site } from "../site.ts";
import {
  MONTH_ACCOUNTS,
  MONTH_CUSTOMERS,
  ITEMS,
  SALESMAN_NAME,
  MONTH_SUPPLIERS,
  VAN_NUMBERS,
} from "./business.ts";

/**
 * Sets up the company and its masters over HTTP, as an administrator does before the first voucher;
 * then the page is signed in.
 */
export async function openBusiness({ url, db }: Site, page: Page) {
  const { request } = page.context();
  const headers = { "X-Vanbook-Client": "test", Origin: url };
  async function ask<T>(
    method: string,
    path: string,
    body?: object,
    accept = "application/json",
  ): Promise<T> {
    const bodyOption = body instanceof FormData ? { multipart: body } : { data: body };
    const answer = await request.fetch(path, {
      method,
      headers: { ...headers, Accept: accept },
      ...(body && bodyOption),
    });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as T; // shape given by the contract
  }

  const code = await createSetUpCode(db);
  const { id: CompanyID } = await ask<Named>("POST", "/api/v1/set-up", { code, company: COMPANY_FORM });
  await ask("POST", "/api/login", { CompanyID, Username: "lakshmi", Password: OWNER_PASSWORD });

  const groups = await ask<Named[]>("GET", "/api/v1/account-groups/fixed");
  for (const [name, group] of Object.entries(MONTH_ACCOUNTS))
    await ask("PUT", "/api/v1/accounts", { name, groupId: groups.find((each) => each.name === group)?.id });
  const branches = await ask<Branch[]>("GET", "/api/getbranch");
  for (const VRegNo of VAN_NUMBERS)
    await ask("POST", "/api/insertupdatevehicle", { VID: 0, VRegNo, BranchId: branches[0]?.BranchId });
  await ask("POST", "/api/InsertUpdateUser", { ...MOHAN_USER, BranchId: branches[0]?.BranchId });
  const route = { RootId: 0, RootName: "Coast", PlaceName: "Coast", FromPlace: "Kochi", ToPlace: "Aluva" };
  const { id: RootId } = await ask<Named>("POST", "/api/InsertupdateRoute", route);
  for (const [parent, parties] of [
    [14, MONTH_CUSTOMERS],
    [27, MONTH_SUPPLIERS],
  ] as const)
    for (const [AccountName, { state, gstin, creditDays }] of Object.entries(parties)) {
      const party = {
        AccountParent: parent,
        AccountName,
        State: state,
        GSTinNo: gstin,
        CreditDays: creditDays,
      };
      await ask("POST", "/api/insertaccount", { ...party, ...PARTY_FIELDS, RootId });
    }
  for (const [ItemName, { price, tax }] of Object.entries(ITEMS)) {
    const prices = { MRP: price * 2, Sales_Price: price, SP: price, DP: price };
    const item = { ItemName, ItemDescription: ItemName, ItemCategoryID: 1, ...prices, Tax: tax };
    await ask("POST", "/api/insertupdateitem", makeForm(item));
  }
  return { ask };
}

interface Named {
  id: number;
  name: string;
}

interface Branch {
  BranchId: number;
}

/** The password of the administrator, whose username is lakshmi. */
export const OWNER_PASSWORD = "a-password-of-hers";
const COMPANY_FORM = {
  CompanyName: "Malabar Care",
  MobileNO: "9847012345",
  GSTinNo: "32AABCT1429B1Z5",
  Address: "22 MG Road, Aluva, Kochi",
  Citty: "Aluva",
  District: "Ernakulam",
  State: "Kerala",
  AdminName: "Lakshmi Nair",
  AdminUserName: "lakshmi",
  AdminPassword: OWNER_PASSWORD,
  AdminConformPassword: OWNER_PASSWORD,
};
const MOHAN_USER = {
  UserId: 0,
  Name: SALESMAN_NAME,
  UserName: "mohan",
  Email: "mohan@malabar.example",
  Sex: 0,
  Mobile: "9847012346",
  Password: "backwater-7",
  ConformPassword: "backwater-7",
  UserRoleId: 2,
};
const PARTY_FIELDS = {
  Address: "Bazaar Road",
  Place: "Bazaar",
  city: "Ernakulam",
  country: "India",
  PinNo: "683101",
  Phone: "4842601234",
  Mob: "9810012345",
  RateType: "SP",
  CustomerType: 0,
};
