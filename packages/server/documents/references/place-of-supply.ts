import * as say from "@vanbook/sdk/messages";
import { choosePlaceOfSupply, proposePlaceOfSupply, type Party, type SupplyFacts } from "@vanbook/sdk/books";
import { problemOnField } from "@vanbook/sdk/problem";
import { getStateName, readState } from "@vanbook/sdk/rules";

/**
 * The code of a place of supply that a document names, as a State's name, short name or number.
 * Throws STATE_UNKNOWN.
 */
export function readPlaceOfSupply(text: string | undefined): string | undefined {
  const reading = readState(null, text);
  if (reading.is === "unknown") throw problemOnField("STATE_UNKNOWN", "placeOfSupply");
  return reading.is === "known" ? reading.code : undefined;
}

/** The State of the delivery, where the law says that it decides; otherwise the party decides. */
export function findDeliveryPlace(facts: SupplyFacts): string | undefined {
  const proposedPlace = facts.shipTo && proposePlaceOfSupply(facts);
  return proposedPlace?.reason === "delivery" ? proposedPlace.code : undefined;
}

/**
 * What the law says of the place of supply, if the goods go to another address or the document has
 * another place than the law proposes.
 */
export function describePlace(facts: SupplyFacts, party: Party) {
  const proposedPlace = proposePlaceOfSupply(facts);
  if (!proposedPlace) return undefined;
  const { code, reason, section } = proposedPlace;
  const place = writePlace(code);
  const chosenCode = choosePlaceOfSupply(facts.companyState, party);
  if (chosenCode !== code)
    return chosenCode === null
      ? undefined
      : say.placeDiffers({ place, section, chosen: writePlace(chosenCode) });
  return facts.shipTo && PLACE_WORDS[reason]({ place, section });
}

const PLACE_WORDS = {
  delivery: say.placeOfDelivery,
  buyer: say.placeOfBuyer,
  supplier: say.placeOfSupplier,
};

function writePlace(code: string): string {
  return `${getStateName(code) ?? ""} (${code})`;
}
