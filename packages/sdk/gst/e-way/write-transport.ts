import { takeOptional } from "../e-invoice/facts.ts";
import type { EWaySource, Transport } from "./e-way-document.ts";
import type { BillFields, EWayFacts } from "./e-way-facts.ts";

/**
 * Part B by road. The vehicle may be left to a transporter, who then enters it at the portal; the
 * distance may not.
 */
export function writeTransport(facts: EWayFacts, { kind, transport }: EWaySource): BillFields {
  const { transporterId, transporterName, isOverDimensional } = transport;
  const vehicleNo = takeVehicle(facts, transport, kind === "vanLoad" || kind === "transfer");
  if (transporterId !== null && !TRANSPORTER_PATTERN.test(transporterId))
    facts.refuse("transporterId", "vehicle", "notUsable");
  return {
    transMode: vehicleNo === undefined ? undefined : ROAD_MODE,
    transDistance: takeDistance(facts, transport.distance),
    transporterId: transporterId ?? undefined,
    transporterName: takeOptional(transporterName, 1, 100),
    vehicleNo,
    vehicleType: vehicleNo === undefined ? undefined : isOverDimensional ? "O" : "R",
  };
}

/** As the portal writes it: capital letters and digits, without blanks and dashes. */
export function spellVehicleNo(vehicleNo: string): string {
  return vehicleNo.replaceAll(/[\s.-]/g, "").toUpperCase();
}

export function isVehicleNo(vehicleNo: string): boolean {
  return VEHICLE_PATTERNS.some((pattern) => pattern.test(vehicleNo));
}

function takeVehicle(
  facts: EWayFacts,
  { vehicleNo, transporterId }: Transport,
  isVan: boolean,
): string | undefined {
  const text = spellVehicleNo(vehicleNo ?? "");
  if (text === "" && (isVan || transporterId === null)) facts.refuse("vehicleNo", "vehicle", "missing");
  if (text !== "" && !isVehicleNo(text)) facts.refuse("vehicleNo", "vehicle", "notUsable");
  return text === "" ? undefined : text;
}

function takeDistance(facts: EWayFacts, distance: number | null): number {
  if (distance === null) facts.refuse("transDistance", "destination", "missing");
  else if (!Number.isInteger(distance) || distance < 1 || distance > MOST_KM)
    facts.refuse("transDistance", "destination", "notUsable");
  return distance ?? 0;
}

const ROAD_MODE = 1;
const MOST_KM = 4000;
const TRANSPORTER_PATTERN = /^\d{2}[A-Z0-9]{13}$/;
/** KL07CA1234 and shorter or older forms; then defence, temporary, Bhutan and Nepal. */
const VEHICLE_PATTERNS = [
  /^[A-Z]{2}\d{2}[A-Z]{0,3}\d{4}$/,
  /^[A-Z]{2}\d{3}[A-Z]\d{4}$/,
  /^[A-Z]{3}\d{4}$/,
  /^(DF|TM|BP|NP)[A-Z\d]{5,13}$/,
];
