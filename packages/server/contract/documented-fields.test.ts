import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface AnswerSchema {
  $ref?: string;
  type?: string | readonly string[];
  items?: AnswerSchema;
  properties?: Readonly<Record<string, AnswerSchema>>;
  required?: readonly string[];
}

interface Contract {
  paths: Readonly<Record<string, { get?: DocumentedOperation }>>;
  components: { schemas: Readonly<Record<string, AnswerSchema>> };
}

interface DocumentedOperation {
  responses: { "200": { content: { "application/json": { schema: AnswerSchema } } } };
}

const contract = JSON.parse(
  readFileSync(new URL("../generated/contract.json", import.meta.url), "utf8"),
) as Contract;

/**
 * By the path of a documented GET: the fields that section 3 of the first document gives to a row
 * of its answer, copied from there. A password is in no answer.
 */
const DOCUMENTED_FIELDS: Readonly<Record<string, string>> = {
  getcompanyinfo:
    "CompanyId CompanyName CompanyCode Address TelephoneNo MobileNO Citty State District GSTinNo Email TinNo CSTNo CompanyLogo CreatedBy ModifiedBy DeletedBy",
  GetUsermaster:
    "UserId Name Sex Address1 Address2 Address3 Mobile Email UserName IMAGE CompanyID RoleName UserRoleId BranchId ZoneId CreatedBy ModifiedBy",
  getUserbyid: "UserId Name UserName Address1 Address2 Address3 Mobile Email RoleName",
  getfinancialbyid: "StartDate EndDate",
  GetWebEmpMessage: "MID Message UserID MDate CompanyID USERNAME CreatedBy ModifiedBy DeletedBy IsDeleted",
  webGetTask: "TID Taskname Date Status CompanyID",
  getSaleone:
    "InvSeries RetailNo WholesaleNo CustomerName BillAmount SaleType BillModeText RootName SalesmanName BillDate",
  userlive: "EmpLocID Name Date Place Latitude Longitude UserId IsIntervalPoint",
  GetTripMap: "SLNo AccountName Address EmpLatitude EmpLongitude",
  TotalSale: "TotalBillAmount TotalBillCount",
  TotalOrder: "TotalOrderAmount TotalOrderCount",
  TotalOutstand: "Difference",
  TotalReceipt: "TotalReceiptAmount",
  b2cb2bsale: "CountB2B SumB2BSale CountB2C SumB2CSale",
  CusItemCount: "TotalCustomer TotalRoute TotalItem TotalCategory",
  routeCustomer: "AccountCount",
  salecount: "TotalCustomerCount NewCustomerCount",
  stockDashboard: "ItemName TotalStock",
  prodsales: "ItemName GrandQuantity",
  empsale: "TotalBills",
  ReceiptChart: "RDate TotalReceiptAmount",
  OrderGraph: "ItemName Date Qty",
  SaleGraph: "BillDate TotalBillAmount TotalBills",
};

test.each(Object.entries(DOCUMENTED_FIELDS))(
  "every row of /api/%s has the documented fields",
  (path, names) => {
    const operation = contract.paths[`/api/${path}`]?.get;
    if (!operation) throw new Error(`The contract has no GET /api/${path}.`);
    const answer = resolveSchema(operation.responses["200"].content["application/json"].schema);
    const list = answer.items ? answer : resolveSchema(answer.properties?.["data"] ?? {});
    const row = resolveSchema(list.items ?? {});
    const fields = names.split(" ");
    expect(Object.keys(row.properties ?? {})).toEqual(expect.arrayContaining(fields));
    // A required field is in every row, also if it is null.
    expect(row.required).toEqual(expect.arrayContaining(fields));
  },
);

function resolveSchema(schema: AnswerSchema): AnswerSchema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : (contract.components.schemas[name] ?? {});
}
