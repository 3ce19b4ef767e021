import { hasGstin } from "../frozen-lines.ts";
import type { ShipTo } from "../ship-to.ts";

/** What decides the place of supply of a bill or order. */
export interface SupplyFacts {
  /** `YYYY-MM-DD`. */
  date: string;
  /** The codes of the States of the supplier and the buyer. */
  companyState: string;
  buyer: { state_code: string | null; gstin: string | null };
  shipTo: Pick<ShipTo, "receiver" | "stateCode"> | undefined;
  /** Whether nothing but services is supplied: goods decide where both are (a composite supply). */
  isService: boolean;
}

export interface ProposedPlace {
  /** The code of a State. */
  code: string;
  reason: PlaceReason;
  /** Of the IGST Act: "10(1)(a)". */
  section: string;
}

/** `delivery`: where the goods go; `buyer`: where the buyer is; `supplier`: no address has a State. */
type PlaceReason = "delivery" | "buyer" | "supplier";

/**
 * A row applies from its day to the supplies that it describes, until a later row that describes
 * them too. What a row does not name may be anything.
 */
interface PlaceLaw {
  from: string;
  isService: boolean;
  receiver?: ShipTo["receiver"];
  isRegistered?: boolean;
  place: "delivery" | "buyer";
  section: string;
  source: string;
}

export const PLACE_LAWS: readonly PlaceLaw[] = [
  {
    ...{ from: "2017-07-01", isService: false, place: "delivery", section: "10(1)(a)" },
    source: "Section 10(1)(a) of the IGST Act 2017: where the movement of the goods ends for delivery",
  },
  {
    ...{ from: "2017-07-01", isService: false, receiver: "other", place: "buyer", section: "10(1)(b)" },
    source:
      "Section 10(1)(b) of the IGST Act 2017: goods delivered to somebody else as the buyer directs are supplied at the buyer's principal place of business",
  },
  {
    ...{ from: "2017-07-01", isService: true, isRegistered: true, place: "buyer", section: "12(2)(a)" },
    source: "Section 12(2)(a) of the IGST Act 2017: the location of a registered recipient",
  },
  {
    ...{ from: "2017-07-01", isService: true, isRegistered: false, place: "buyer", section: "12(2)(b)" },
    source:
      "Section 12(2)(b) of the IGST Act 2017: the recipient's address on record, otherwise the location of the supplier",
  },
  {
    ...{ from: "2023-10-01", isService: false, receiver: "customer", isRegistered: false },
    ...{ place: "delivery", section: "10(1)(ca)" },
    source:
      "Section 10(1)(ca), inserted by the IGST (Amendment) Act 2023, notification 2/2023-Integrated Tax: the address on the invoice of an unregistered buyer, by circular 209/3/2024-GST the address of delivery if the invoice has both, otherwise the location of the supplier",
  },
];

/**
 * The place of supply that the law proposes. A buyer or an address without a State is where the
 * next one is: an address at the buyer's, a buyer at the supplier's.
 */
export function proposePlaceOfSupply(facts: SupplyFacts): ProposedPlace | undefined {
  const { date, companyState, buyer, shipTo, isService } = facts;
  const isRegistered = hasGstin(buyer);
  const receiver = shipTo?.receiver ?? "customer";
  const law = PLACE_LAWS.findLast(
    (row) =>
      row.from <= date &&
      row.isService === isService &&
      (row.receiver ?? receiver) === receiver &&
      (row.isRegistered ?? isRegistered) === isRegistered,
  );
  if (!law) return undefined;
  const { section } = law;
  if (law.place === "delivery" && shipTo && shipTo.stateCode !== null)
    return { code: shipTo.stateCode, reason: "delivery", section };
  return buyer.state_code === null
    ? { code: companyState, reason: "supplier", section }
    : { code: buyer.state_code, reason: "buyer", section };
}
