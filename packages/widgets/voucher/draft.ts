import type { Drafts } from "../provider/vanbook-context.ts";
import type { AnyVoucher, FieldValues, VoucherValues } from "./definition.ts";
import { emptyFields, createVoucher } from "./voucher-values.ts";

export interface Draft {
  /** Idempotency id, never changed. */
  clientId: string;
  voucher: VoucherValues;
}

/**
 * A new empty voucher with a new id, its date, and values carried over from the previous voucher.
 */
export function createDraft(
  definition: AnyVoucher,
  { clientId, today, day }: { clientId: string; today: string; day: FieldValues },
  carriedValues: FieldValues = {},
): Draft {
  const voucher = createVoucher(definition, today);
  return { clientId, voucher: { ...voucher, fields: { ...voucher.fields, ...day, ...carriedValues } } };
}

/** The draft from before the page closed; undefined if there is none, it no longer fits or storage is blocked. */
export function loadDraft(
  definition: AnyVoucher,
  drafts: Drafts | undefined,
  place: string = definition.operation,
): Draft | undefined {
  try {
    const text = drafts?.get(place);
    if (text === undefined) return undefined;
    const draft = JSON.parse(text) as Draft; // written by `keepDraft` of this or an older version
    const fresh = createVoucher(definition, "2000-01-01");
    return isLike(draft.voucher.fields, fresh.fields) &&
      (draft.voucher.from !== undefined || draft.voucher.lines.length >= fresh.lines.length) &&
      draft.voucher.lines.every(({ fields }) => isLike(fields, emptyFields(definition.lines?.columns ?? [])))
      ? { ...draft, voucher: awaitLinesAgain(definition, draft.voucher) }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Saves a draft under its storage key, or removes it if undefined. If the browser's storage is
 * full, nothing is saved; the values are still on the page.
 */
export function keepDraft(
  { operation }: AnyVoucher,
  drafts: Drafts | undefined,
  draft: Draft | undefined,
  place: string = operation,
): void {
  try {
    drafts?.set(place, draft === undefined ? "" : JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: ignore.
  }
}

/**
 * If all lines come from a document (a party's bills), they may have changed: read them again and
 * match the typed values.
 */
function awaitLinesAgain({ lines }: AnyVoucher, voucher: VoucherValues): VoucherValues {
  const { from, aside } = voucher;
  if ((lines?.least !== 0 && !lines?.proposal?.isOpen) || typeof from !== "string") return voucher;
  return { ...voucher, from: null, aside: { ...aside, [from]: voucher.lines } };
}

function isLike(one: object, other: object) {
  return Object.keys(one).toSorted().join() === Object.keys(other).toSorted().join();
}
