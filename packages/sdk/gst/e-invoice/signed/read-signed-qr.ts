import { paise, type Paise } from "../../../books/money.ts";
import { isDay } from "../../../books/years/postable-year.ts";
import { makeIrn } from "../irn.ts";
import { verifyJwt, type PortalKey, type SignedReading } from "./verify-jwt.ts";

/** What the QR code of an e-invoice says. */
export interface SignedQr {
  sellerGstin: string;
  /** "URP" in an export. */
  buyerGstin: string;
  type: "INV" | "CRN" | "DBN";
  number: string;
  /** `YYYY-MM-DD`. */
  date: string;
  value: Paise;
  itemCount: number;
  mainHsnCode: string;
  irn: string;
  /** By the portal's clock; null in codes from before 2021. */
  irnDate: string | null;
}

export type SignedQrReading =
  | { is: "valid"; qr: SignedQr }
  | Extract<SignedReading, { is: "refused" }>
  | { is: "refused"; reason: "fields" | "irn" };

/**
 * The contents of a QR code, if the portal signed them with a key that was in use on `day` and its
 * IRN is that of its document.
 */
export async function readSignedQr(
  token: string,
  keys: readonly PortalKey[],
  day: string,
): Promise<SignedQrReading> {
  const reading = await verifyJwt(token, keys, day);
  if (reading.is === "refused") return reading;
  const qr = readFields(reading.data);
  if (!qr) return { is: "refused", reason: "fields" };
  const { sellerGstin: gstin, type, number, date } = qr;
  return qr.irn === (await makeIrn({ gstin, type, number, date }))
    ? { is: "valid", qr }
    : { is: "refused", reason: "irn" };
}

function readFields(data: string): SignedQr | undefined {
  const fields = parseObject(data);
  if (!fields) return undefined;
  const readText = (name: string) => {
    const value = fields[name];
    return typeof value === "string" ? value : "";
  };
  const type = DOCUMENT_TYPES.find((each) => each === fields.DocTyp);
  const date = readText("DocDt").split("/").toReversed().join("-");
  const value = readRupees(fields.TotInvVal);
  const irn = readText("Irn").toLowerCase();
  const [sellerGstin, number] = [readText("SellerGstin"), readText("DocNo")];
  if (!type || !isDay(date) || value === undefined || sellerGstin === "" || number === "") return undefined;
  if (!/^[0-9a-f]{64}$/.test(irn)) return undefined;
  return {
    ...{ sellerGstin, buyerGstin: readText("BuyerGstin"), type, number, date, value, irn },
    itemCount: Number(fields.ItemCnt ?? 0),
    mainHsnCode: readText("MainHsnCode"),
    irnDate: readText("IrnDt") || null,
  };
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined; // any object has names
  } catch {
    return undefined; // not JSON
  }
}

function readRupees(value: unknown): Paise | undefined {
  return typeof value === "number" && value >= 0 && value < 1e13 ? paise(value.toFixed(2)) : undefined;
}

const DOCUMENT_TYPES = ["INV", "CRN", "DBN"] as const;
