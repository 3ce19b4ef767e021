import { findNumberFaults, NUMBER_LAWS, type NumberFault } from "../../books/law/document-numbers.ts";
import { formatIndianDay } from "../../books/written-day.ts";
import * as say from "../../generated/messages.ts";
import type { KeyedMessage } from "../../messages/message.ts";
import type { Check } from "./check.ts";
import type { CheckedDocument } from "./checked-document.ts";
import type { FaultCode } from "./fault-codes.ts";

/** The number of one document by itself, and its day. */
export function checkNumber({ facts, days, faults }: Check, document: CheckedDocument): void {
  const { number, date } = document;
  if (number === "")
    faults.add("NUMBER_MISSING", {
      document,
      say: () => say.gstNumberMissing({ date: formatIndianDay(date) }),
    });
  else
    for (const fault of findNumberFaults(number, date))
      faults.add(NUMBER_CODES[fault], { document, say: () => NUMBER_SENTENCES[fault](number) });
  if (date < days.from || date > days.to)
    faults.add("OUTSIDE_PERIOD", {
      document,
      say: () => say.gstOutsidePeriod({ number, date: formatIndianDay(date) }),
    });
  const { registeredFrom } = facts.company;
  if (registeredFrom !== undefined && date < registeredFrom)
    faults.add("BEFORE_REGISTRATION", {
      document,
      say: () =>
        say.gstBeforeRegistration({
          ...{ number, date: formatIndianDay(date), from: formatIndianDay(registeredFrom) },
        }),
    });
}

const NUMBER_CODES: Readonly<Record<NumberFault, FaultCode>> = {
  limit: "NUMBER_TOO_LONG",
  characters: "NUMBER_CHARACTERS",
  start: "NUMBER_START",
};

const NUMBER_SENTENCES: Readonly<Record<NumberFault, (number: string) => KeyedMessage>> = {
  limit: (number) => {
    const limit = Math.min(...NUMBER_LAWS.map((law) => law.limit ?? Infinity));
    return say.gstNumberTooLong({ number, length: [...number].length, limit });
  },
  characters: (number) => say.gstNumberCharacters({ number }),
  start: (number) => say.gstNumberStart({ number, start: number.charAt(0) }),
};
