import { findGstin, readGstin } from "../../books/find-gstin.ts";
import { formatIndianDay } from "../../books/written-day.ts";
import * as say from "../../generated/messages.ts";
import { findGstinDoubt } from "../../rules/gstin.ts";
import { findMaster, writePlace, type Check } from "./check.ts";
import type { CheckedDocument, CheckedParty } from "./checked-document.ts";
import { isPinOfState } from "./pin-states.ts";
import type { FixPlace } from "./return-fault.ts";

/** The registration of the customer and what else the document has frozen of them. */
export function checkCustomer(check: Check, document: CheckedDocument): void {
  const { party } = document;
  const customer = findMaster("customer", party.accountId, document);
  const gstin = party.gstin ?? findGstin(party.gstinText);
  if (gstin === undefined) checkWithoutGstin(check, document, customer);
  else checkGstin(check, document, gstin, customer);
  checkAddress(check, document, gstin, customer);
  checkSeriesKind(check, document, gstin !== undefined);
}

function checkWithoutGstin({ faults }: Check, document: CheckedDocument, fix: FixPlace): void {
  const { number } = document;
  const { kind, name, presentGstin } = document.party;
  if (kind === undefined)
    faults.add("CUSTOMER_KIND_UNKNOWN", { document, fix, say: () => say.gstCustomerKindUnknown({ name }) });
  else if (isRegisteredKind(kind))
    faults.add("GSTIN_MISSING", { document, fix, say: () => say.gstinMissing({ name }) });
  else if (presentGstin !== undefined)
    faults.add("GSTIN_NOT_FROZEN", {
      document,
      say: () => say.gstinNotFrozen({ number, name, gstin: presentGstin }),
    });
}

function checkGstin(check: Check, document: CheckedDocument, gstin: string, fix: FixPlace): void {
  const { faults, facts } = check;
  const { kind, name, addressState: state } = document.party;
  const isForm = readGstin(gstin).is === "known";
  if (!isForm)
    faults.add("GSTIN_MALFORMED", { document, fix, say: () => say.gstinMalformed({ name, gstin }) });
  else if (findGstinDoubt(gstin))
    faults.add("GSTIN_DIGIT_WRONG", { document, fix, say: () => say.gstinDigitWrong({ name, gstin }) });
  else if (gstin === facts.company.gstin)
    faults.add("GSTIN_OWN", { document, fix, say: () => say.gstinOwn({ name, gstin }) });
  if (kind !== undefined && !isRegisteredKind(kind))
    faults.add("GSTIN_OF_UNREGISTERED", {
      ...{ document, fix },
      say: () => say.gstinOfUnregistered({ name, gstin }),
    });
  if (isForm && state !== undefined && !gstin.startsWith(state))
    faults.add("GSTIN_OTHER_STATE", {
      ...{ document, fix },
      say: () => say.gstinOtherState({ name, gstin, state: writePlace(state) }),
    });
  checkRegistration(check, document, gstin);
}

function checkRegistration({ faults, facts }: Check, document: CheckedDocument, gstin: string): void {
  const { from, cancelledFrom } = facts.registrations?.get(gstin) ?? {};
  const { date, number, party } = document;
  const makeValues = (day: string) => ({
    ...{ number, name: party.name, date: formatIndianDay(date), from: formatIndianDay(day) },
  });
  if (from !== undefined && date < from)
    faults.add("REGISTERED_LATER", { document, say: () => say.gstinLater(makeValues(from)) });
  if (cancelledFrom !== undefined && date >= cancelledFrom)
    faults.add("REGISTRATION_CANCELLED", {
      document,
      say: () => say.gstinCancelled(makeValues(cancelledFrom)),
    });
}

function checkAddress(
  { faults }: Check,
  document: CheckedDocument,
  gstin: string | undefined,
  fix: FixPlace,
): void {
  const { name, pin, addressState } = document.party;
  const state = addressState ?? gstin?.slice(0, 2);
  if (pin === undefined || state === undefined || isPinOfState(pin, state)) return;
  faults.add("PIN_OTHER_STATE", {
    ...{ document, fix },
    say: () => say.gstPinOtherState({ name, pin, state: writePlace(state) }),
  });
}

function checkSeriesKind({ faults }: Check, document: CheckedDocument, hasGstin: boolean): void {
  const { number, seriesKind, party } = document;
  const { name } = party;
  if (seriesKind === "B2C" && hasGstin)
    faults.add("REGISTERED_IN_B2C_SERIES", { document, say: () => say.gstB2cSeries({ number, name }) });
  if (seriesKind === "B2B" && !hasGstin)
    faults.add("UNREGISTERED_IN_B2B_SERIES", { document, say: () => say.gstB2bSeries({ number, name }) });
}

function isRegisteredKind(kind: NonNullable<CheckedParty["kind"]>): boolean {
  return kind !== "unregistered" && kind !== "exportWithPayment" && kind !== "exportWithoutPayment";
}
