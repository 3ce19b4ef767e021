import type { Paise } from "../../books/money.ts";
import type { KeyedMessage } from "../../messages/message.ts";
import { FAULT_SEVERITIES, type FaultCode, type FaultSeverity } from "./fault-codes.ts";
import type { CheckedDocument } from "./checked-document.ts";

/** What is wrong before a return is filed. */
export interface ReturnFault extends FaultFigures {
  code: FaultCode;
  severity: FaultSeverity;
  message: KeyedMessage;
  fix: FixPlace;
  /** All documents that have it; a fault of a master is listed once. Empty for those of none. */
  documentIds: readonly number[];
  /** Of the first of them. */
  number: string | undefined;
  date: string | undefined;
  lineNo: number | undefined;
}

/** Where it is mended: a document, a voucher without a document, or a master. */
export interface FixPlace {
  kind: "document" | "voucher" | "customer" | "item" | "unit" | "series" | "company";
  /** Undefined for the company. */
  id: number | undefined;
}

export interface FaultFigures {
  /** What is there, and what should be: in paise. */
  found?: Paise;
  expected?: Paise;
}

interface FoundFault extends FaultFigures {
  document?: CheckedDocument;
  lineNo?: number;
  fix?: FixPlace;
  /** Called only for the first document of a master's fault. */
  say: () => KeyedMessage;
}

/** Collects faults. One of a master is listed once, with all its documents. */
export interface FaultList {
  /** Without a place, it is mended in the document. */
  add(code: FaultCode, found: FoundFault): void;
  /** Those that the portal refuses come first, otherwise in the order in which they were found. */
  list(): ReturnFault[];
}

export function createFaultList(): FaultList {
  const faults: (ReturnFault & { documentIds: number[] })[] = [];
  const ofMasters = new Map<string, number[]>();
  return {
    add(code, { document, lineNo, fix, say, found, expected }) {
      const place = fix ?? { kind: "document", id: document?.id };
      const documentIds: number[] = document ? [document.id] : [];
      const key = MASTER_KINDS.has(place.kind) ? `${code}/${place.kind}/${place.id}` : undefined;
      const knownIds = key === undefined ? undefined : ofMasters.get(key);
      if (knownIds) {
        if (document && knownIds.at(-1) !== document.id) knownIds.push(document.id);
        return;
      }
      if (key !== undefined) ofMasters.set(key, documentIds);
      faults.push({
        ...{ code, severity: FAULT_SEVERITIES[code], message: say(), fix: place, documentIds, lineNo },
        ...{ number: document?.number, date: document?.date },
        ...(found !== undefined && { found }),
        ...(expected !== undefined && { expected }),
      });
    },
    list: () => [
      ...faults.filter(({ severity }) => severity === "refused"),
      ...faults.filter(({ severity }) => severity === "doubtful"),
    ],
  };
}

const MASTER_KINDS: ReadonlySet<FixPlace["kind"]> = new Set(["customer", "item", "unit", "company"]);
