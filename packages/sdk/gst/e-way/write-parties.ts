import { takeText, spellText } from "../e-invoice/facts.ts";
import type { PostalAddress } from "../e-invoice/e-invoice-document.ts";
import type { EWayParty, EWaySource } from "./e-way-document.ts";
import type { BillFields, EWayFacts, EWayPlace } from "./e-way-facts.ts";

/**
 * Who sends and who receives, by their registrations, and the addresses where the goods are loaded
 * and unloaded. Goods that stay the company's go to the company itself.
 */
export function writeParties(facts: EWayFacts, source: EWaySource): BillFields {
  const { company, dispatchFrom, shipTo } = source;
  const receiver = source.receiver ?? company;
  const receiverPlace = findReceiverPlace(source);
  const destination = shipTo ?? receiver;
  const place = shipTo ? "destination" : receiverPlace;
  if (receiver.gstin === null && receiver === company) facts.refuse("toGstin", "company", "missing");
  return {
    transType: 1 + (shipTo && source.receiver ? 1 : 0) + (dispatchFrom ? 2 : 0),
    fromGstin: takeText(facts, company.gstin, { path: "fromGstin", place: "company", least: 15, most: 15 }),
    ...writeSide(facts, company, dispatchFrom ?? company, {
      side: "from",
      ownPlace: "company",
      place: "company",
    }),
    toGstin: receiver.gstin ?? WITHOUT_GSTIN,
    ...writeSide(facts, receiver, destination, { side: "to", ownPlace: receiverPlace, place }),
  };
}

function findReceiverPlace({ kind }: EWaySource): EWayPlace {
  if (kind === "bill") return "customer";
  return kind === "purchaseReturn" ? "supplier" : "company";
}

interface Side {
  side: "from" | "to";
  /** Where the party's own facts are put right, and those of the address. */
  ownPlace: EWayPlace;
  place: EWayPlace;
}

/** The State of the party, and that of the address as the actual one. */
function writeSide(
  facts: EWayFacts,
  party: EWayParty,
  { address, place: town, pin, stateCode }: PostalAddress,
  { side, ownPlace, place }: Side,
): BillFields {
  const actualName = side === "from" ? "actualFromStateCode" : "actualToStateCode";
  const [first, second] = breakLine(spellText(address));
  const name = takeText(facts, party.name, { path: `${side}TrdName`, place: ownPlace, least: 1, most: 100 });
  return {
    [`${side}TrdName`]: name,
    [`${side}Addr1`]: first === "" ? undefined : first,
    [`${side}Addr2`]: second === "" ? undefined : second,
    [`${side}Place`]: takeText(facts, town, { path: `${side}Place`, place, least: 1, most: 50 }),
    [`${side}Pincode`]: takePin(facts, pin, { path: `${side}Pincode`, place }),
    [actualName]: takeState(facts, stateCode, { path: actualName, place }),
    [`${side}StateCode`]: takeState(facts, party.gstin?.slice(0, 2) ?? party.stateCode, {
      ...{ path: `${side}StateCode`, place: ownPlace },
    }),
  };
}

interface FieldPlace {
  path: string;
  place: EWayPlace;
}

function takePin(facts: EWayFacts, pin: string | null, { path, place }: FieldPlace): number {
  const text = (pin ?? "").replaceAll(/\s/g, "");
  if (!/^[1-9]\d{5}$/.test(text)) facts.refuse(path, place, text === "" ? "missing" : "notUsable");
  return Number(text);
}

function takeState(facts: EWayFacts, stateCode: string | null, { path, place }: FieldPlace): number {
  if (!/^\d\d$/.test(stateCode ?? ""))
    facts.refuse(path, place, stateCode === null ? "missing" : "notUsable");
  return Number(stateCode);
}

/** Two lines of at most 120 characters, parted between words; the portal takes no more of an address. */
function breakLine(address: string): [string, string] {
  if (address.length <= ADDRESS_LINE) return [address, ""];
  const end = address.lastIndexOf(" ", ADDRESS_LINE);
  const cut = end < 1 ? ADDRESS_LINE : end;
  return [address.slice(0, cut).trim(), address.slice(cut).trim().slice(0, ADDRESS_LINE)];
}

const ADDRESS_LINE = 120;
const WITHOUT_GSTIN = "URP";
