/** `await vanbook.bills.lines({ BillID: 1 });` */
export function writeExampleCall(operation, guide, bodySchema) {
  const call = `vanbook.${operation.operationId}`;
  const values = makeExampleArguments(operation, guide, bodySchema);
  if (guide.list) return `await ${call}(${writeValue(values)});`;
  if (Object.keys(values).length === 0) return `await ${call}();`;
  const line = `await ${call}(${writeValue(values)});`;
  if (line.length <= LINE_WIDTH) return line;
  const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${writeValue(value)},`);
  return `await ${call}({\n${lines.join("\n")}\n});`;
}

/**
 * All required arguments by name; for an operation that takes a list, its list. Throws if no value
 * is known for a pattern of the contract.
 */
export function makeExampleArguments(operation, guide, bodySchema) {
  if (guide.list) return [makeSample(bodySchema.items, "entry", operation)];
  const names = [
    ...new Set([
      ...(guide.required ?? []),
      ...(operation["x-range"] ?? []),
      ...(operation["x-example"] ?? []),
      ...listExtraArguments(operation, guide.args),
    ]),
  ];
  return Object.fromEntries(names.map((name) => [name, makeSample(guide.args[name], name, operation)]));
}

function listExtraArguments(operation, properties) {
  return (EXTRA_ARGUMENTS[getResource(operation)] ?? []).filter((name) => Object.hasOwn(properties, name));
}

function getResource({ operationId }) {
  return operationId.split(".")[0];
}

function makeSample(schema, name, operation) {
  const at = mergeSchema(schema);
  const list = SAMPLE_LISTS[`${getResource(operation)}.${name}`];
  if (list && at.type === "array") return list;
  if (at.const !== undefined) return at.const;
  if (at.examples?.length > 0) return at.examples[0];
  if (at.enum) return CHOSEN_VALUES[name] ?? at.enum.find((value) => value !== null);
  const choice = [...(at.oneOf ?? []), ...(at.anyOf ?? [])].find(({ type }) => type !== "null");
  if (choice && !at.properties) return makeSample(choice, name, operation);
  const type = [at.type].flat().find((one) => one !== "null") ?? (at.properties ? "object" : "string");
  if (type === "boolean") return true;
  if (type === "integer")
    return Math.max(
      SAMPLE_IDS[`${getResource(operation)}.${name}`] ?? SAMPLE_IDS[name] ?? 1,
      at.minimum ?? 1,
    );
  if (type === "number") return Math.max(SAMPLE_NUMBERS[at.format] ?? 10, at.minimum ?? 0);
  if (type === "array")
    return Array(Math.max(1, at.minItems ?? 1)).fill(makeSample(at.items, name, operation));
  if (type === "object")
    return Object.fromEntries(
      [...(at.required ?? []), ...listExtraArguments(operation, at.properties ?? {})].map((one) => [
        one,
        makeSample(at.properties[one], one, operation),
      ]),
    );
  return makeText(at, name, operation);
}

function makeText({ format, pattern, minLength = 0, maxLength = Infinity, ...at }, name, operation) {
  if (at.contentMediaType && at.contentEncoding === undefined) return FILE_VALUE;
  if (at.contentEncoding) return "JVBERi0xLjc=";
  if (format === "date") return /^to/i.test(name) ? "2026-04-30" : "2026-04-01";
  if (format === "date-time") return "2026-04-01T08:30:00.000Z";
  const isGood = (value) =>
    (!pattern || new RegExp(pattern, "u").test(value)) &&
    value.length >= minLength &&
    value.length <= maxLength;
  const usual =
    SAMPLE_BY_FORMAT[at["x-kind"]] ?? SAMPLE_BY_NAME[name] ?? SAMPLE_TEXTS.find((value) => isGood(value));
  if (usual === undefined || !isGood(usual))
    throw new Error(
      `${operation.operationId}: scripts/example-calls.mjs knows no value for ${name}, ${pattern}`,
    );
  return usual;
}

function mergeSchema(schema) {
  const { allOf = [], ...own } = schema;
  const parts = [...allOf.map(mergeSchema), own];
  return {
    ...Object.assign({}, ...parts),
    ...(parts.some((part) => part.properties) && {
      properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})),
    }),
    required: parts.flatMap((part) => part.required ?? []),
  };
}

function writeValue(value) {
  if (value === FILE_VALUE) return "new Blob()";
  if (Array.isArray(value)) return `[${value.map(writeValue).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([name, one]) => `${/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)}: ${writeValue(one)}`,
  );
  return entries.length > 0 ? `{ ${entries.join(", ")} }` : "{}";
}

const LINE_WIDTH = 110;
export const FILE_VALUE = Symbol("a file");
const SAMPLE_NUMBERS = { money: 118, quantity: 12, price: 318.5, percent: 5 };
const SAMPLE_BY_FORMAT = {
  gstin: "32AABCU9603R1ZM",
  country: "India",
  mobile: "9847012345",
  phone: "9847012345",
  pin: "682001",
  email: "anu@anumedicals.example",
};
const EXTRA_ARGUMENTS = {
  saleReturns: ["locationId", "invType", "saleType"],
  accounts: ["RootId", "RateType", "CustomerType"],
  beatPlans: ["Mon"],
  companies: ["CompanyId"],
  embedTokens: ["origins"],
  openings: ["stock"],
  payments: ["partyId"],
  receipts: ["partyId"],
  users: ["Email", "Sex", "Password", "ConformPassword"],
  vouchers: ["voucherNo"],
};
/** Array fields whose example entries need more fields than the schema requires. */
const SAMPLE_LISTS = {
  "openingBills.rows": [
    {
      ...{ Row: 2, AccountName: "St Marys Surgical Mart Tenkasi" },
      ...{ BillNo: "OLD/17", BillDate: "2025-03-12", Amount: "1250" },
    },
  ],
  "accounts.rows": [
    {
      Row: 2,
      AccountName: "Asha Medicals",
      Address: "12 Broadway, Kochi",
      Place: "Kochi",
      State: "Kerala",
      Mobile: "9847012345",
    },
  ],
  "bills.lines": [{ itemId: 1, quantity: 2 }],
  "damages.lines": [{ itemId: 1, damagedQuantity: 2 }],
  "stockCounts.lines": [{ itemId: 1, counted: 13 }],
  "saleReturns.lines": [{ itemId: 1, goodQuantity: 2 }],
  "productions.lines": [{ itemId: 2, usedQuantity: 12 }],
  "items.rows": [
    { Row: 2, ItemName: "Gauze Roll", ItemDescription: "10 cm, sterile", MRP: "55", SalePrice: "48" },
  ],
  "journals.lines": [
    { accountId: 1, debit: 118 },
    { accountId: 2, credit: 118 },
  ],
  "purchaseReturns.lines": [{ itemId: 1, quantity: 12, unitPrice: 318.5 }],
};
const SAMPLE_BY_NAME = {
  Address: "12 Broadway, Kochi",
  Place: "Kochi",
  City: "Kochi",
  Citty: "Kochi",
  city: "Ernakulam",
  District: "Ernakulam",
  State: "Kerala",
  Country: "India",
  country: "India",
  clientId: "2026-04-01/van-2/17",
  GSTinNo: "32AABCU9603R1ZM",
  Series: "B2B/26-27/",
  report: "sales.report",
  Bluetooth: "00:1A:7D:DA:71:13",
  BranchName: "Kochi",
  ConformPassword: "a long passphrase of yours",
  CurrentPassword: "the passphrase until today",
  ItemDescription: "10 cm, sterile",
  ItemName: "Gauze Roll",
  Message: "Please send the bills by six.",
  NewPassword: "a long passphrase of yours",
  FromPlace: "Kochi",
  Name: "Anil Kumar",
  PlaceName: "Kakkanad",
  RootName: "Kochi East",
  Taskname: "Collect from Anu Medicals",
  ToPlace: "Kakkanad",
  UserName: "anil.kumar",
  ZoneName: "Kochi",
  name: "Nightly export",
  operations: "sales.report",
  Password: "a long passphrase of yours",
  password: "a long passphrase of yours",
  tokenId: "Zk3vQ1xT8bLw0aRe",
  phone: "919847012345",
  VRegNo: "KL 07 AB 1234",
  query: "sort=-BillDate",
};
/**
 * Ids other than 1: of demo records that the operation accepts, and of a second record of the same
 * kind in one call.
 */
const SAMPLE_IDS = {
  CustomerID: 170,
  customerId: 170,
  PartyID: 170,
  partyId: 170,
  FYearID: 2,
  supplierId: 227,
  toAccountId: 2,
  toLocationId: 2,
  "accounts.AccountID": 170,
  "accounts.AccountCode": 170,
  "bills.seriesId": 4,
  "deliveryAddresses.AccountID": 170,
  "distributors.DistributorID": 55,
  "creditNotes.accountId": 3,
  "debitNotes.accountId": 11,
  "debitNotes.partyId": 227,
  "expenses.accountId": 28,
  "handOvers.userId": 2,
  "orders.id": 6,
  "vanLoads.toLocationId": 7,
};
const CHOSEN_VALUES = { InvType: "B2C", Mon: 1, payment: "credit" };
/** Example texts: the first one that matches a pattern is used. */
const SAMPLE_TEXTS = [
  "Anu Medicals",
  "9847012345",
  "682001",
  "1,2",
  "B2B/26-27/",
  "B2C/26-27/",
  "https://portal.example",
  "sales.report",
  "2026-04-01T08:30:00Z",
  "Kochi",
];
