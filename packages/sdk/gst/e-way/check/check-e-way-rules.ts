import type { ReportFault } from "../../check/file-fault.ts";
import { readNodeText, type JsonNode } from "../../check/read-json.ts";
import { GST_MASTERS } from "../../format/gstr1-format.ts";
import { E_WAY_FORMAT } from "../format/e-way-format.ts";

/** What fields of a bill say together: movement, registrations, sums, taxes, transport. */
export function checkEWayRules(file: JsonNode, report: ReportFault): void {
  const seenNumbers = new Set<string>();
  for (const [at, bill] of listNodes(file, "billLists").entries()) {
    const path = `billLists[${at}]`;
    const number = ["docType", "docNo"].map((name) => readText(bill, name)).join(" ");
    if (seenNumbers.has(number)) report(`${path}.docNo`, "repeated", `${number} is there twice.`);
    seenNumbers.add(number);
    const addFault: ReportFault = (field, rule, message) => report(`${path}.${field}`, rule, message);
    checkMovement(bill, addFault);
    checkRegistrations(bill, addFault);
    checkSums(bill, addFault);
    checkItems(bill, addFault);
    checkTransport(bill, addFault);
  }
}

function checkMovement(bill: JsonNode, report: ReportFault): void {
  const [supply, kind] = [readText(bill, "supplyType"), readText(bill, "docType")];
  const subType = readNumber(bill, "subSupplyType");
  const isAllowed = E_WAY_FORMAT.documents.some(
    (row) => row.supply === supply && row.sub_types.includes(subType) && row.kinds.includes(kind),
  );
  if (!isAllowed) report("docType", "movement", `${kind} is no document for ${supply}, sub-type ${subType}.`);
  if (E_WAY_FORMAT.described_sub_types.includes(subType) && readText(bill, "subSupplyDesc") === "")
    report("subSupplyDesc", "missing", "Other movements say what they are.");
}

function checkRegistrations(bill: JsonNode, report: ReportFault): void {
  const [user, from, to] = ["userGstin", "fromGstin", "toGstin"].map((name) => readText(bill, name));
  if (user !== from && user !== to) report("userGstin", "user", "The user is neither sender nor receiver.");
  const isOwn = E_WAY_FORMAT.own_goods.includes(readNumber(bill, "subSupplyType"));
  if (isOwn !== (from === to))
    report("toGstin", "party", "Only a company's own goods have the same sender and receiver.");
  for (const [name, gstin] of [["fromStateCode", from] as const, ["toStateCode", to] as const])
    if (gstin !== undefined && gstin !== "URP" && Number(gstin.slice(0, 2)) !== readNumber(bill, name))
      report(name, "state", `${gstin} is not registered in State ${readNumber(bill, name)}.`);
}

function checkSums(bill: JsonNode, report: ReportFault): void {
  const total = E_WAY_FORMAT.value_sum.reduce((sum, name) => sum + readNumber(bill, name), 0);
  compare("totInvValue", readNumber(bill, "totInvValue"), total);
  const items = listNodes(bill, "itemList");
  const sumItems = (amountOf: (item: JsonNode) => number) =>
    items.reduce((sum, item) => sum + amountOf(item), 0);
  compare(
    "totalValue",
    readNumber(bill, "totalValue"),
    sumItems((item) => readNumber(item, "taxableAmount")),
  );

  function compare(field: string, statedValue: number, expectedValue: number): void {
    if (Math.abs(statedValue - expectedValue) > E_WAY_FORMAT.tolerance)
      report(field, "sum", `${statedValue} is not the sum ${expectedValue.toFixed(2)}.`);
  }
}

function checkItems(bill: JsonNode, report: ReportFault): void {
  const items = listNodes(bill, "itemList");
  const codes = items.map((item) => readNumber(item, "hsnCode"));
  if (codes.every((code) => String(code).startsWith("99")))
    report("itemList", "goods", "Nothing that moves is among the items.");
  if (!codes.includes(readNumber(bill, "mainHsnCode")))
    report("mainHsnCode", "main_code", "No item has the main code.");
  for (const [at, item] of items.entries()) {
    const path = `itemList[${at}]`;
    if (readNumber(item, "itemNo") !== at + 1) report(`${path}.itemNo`, "order", `This is item ${at + 1}.`);
    const [cgst, sgst, igst] = ["cgstRate", "sgstRate", "igstRate"].map((name) => readNumber(item, name));
    if (cgst !== sgst) report(`${path}.sgstRate`, "tax_head", "CGST and SGST have the same rate.");
    if (igst !== 0 && cgst !== 0)
      report(`${path}.igstRate`, "tax_head", "Goods bear IGST, or CGST and SGST.");
    const rate = (cgst ?? 0) + (sgst ?? 0) + (igst ?? 0);
    if (!GST_MASTERS.rates.some((each) => Math.abs(each - rate) < 0.0005))
      report(`${path}.igstRate`, "rate", `${rate} is no rate of GST.`);
  }
}

function checkTransport(bill: JsonNode, report: ReportFault): void {
  const vehicle = readText(bill, "vehicleNo");
  if (vehicle === "" && readText(bill, "transporterId") === "")
    report("vehicleNo", "missing", "There is neither a vehicle nor a transporter.");
  if (vehicle !== "" && (readNumber(bill, "transMode") !== 1 || readText(bill, "vehicleType") === ""))
    report("transMode", "missing", "A vehicle goes by road and has a type.");
  const isOnePin = readNumber(bill, "fromPincode") === readNumber(bill, "toPincode");
  if (isOnePin && readNumber(bill, "transDistance") > E_WAY_FORMAT.same_pin_km)
    report("transDistance", "same_pin", `Within one PIN code it is at most ${E_WAY_FORMAT.same_pin_km} km.`);
}

function findNode(node: JsonNode, name: string): JsonNode | undefined {
  return node.is === "object" ? node.entries.find(([key]) => key === name)?.[1] : undefined;
}

function listNodes(node: JsonNode, name: string): readonly JsonNode[] {
  const list = findNode(node, name);
  return list?.is === "array" ? list.items : [];
}

function readText(node: JsonNode, name: string): string {
  return readNodeText(findNode(node, name)) ?? "";
}

/** 0 if it is not there. */
function readNumber(node: JsonNode, name: string): number {
  return Number(readText(node, name));
}
