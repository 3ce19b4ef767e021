import type { Drafts } from "../provider/vanbook-context.ts";
import type { AnyVoucher, FieldValues, VoucherValues } from "./definition.ts";
import { emptyFields, newVoucher } from "./voucher-values.ts";

/** A voucher while it is typed. */
export interface Draft {
  /** Its own id for ever: sent twice under it, it is posted once. */
  clientId: string;
  voucher: VoucherValues;
}

/** A voucher that nobody has begun, with a new id and its day; `kept` are values of the voucher before it that stay. */
export function newDraft(
  definition: AnyVoucher,
  { clientId, today, day }: { clientId: string; today: string; day: FieldValues },
  kept: FieldValues = {},
): Draft {
  const voucher = newVoucher(definition, today);
  return { clientId, voucher: { ...voucher, fields: { ...voucher.fields, ...day, ...kept } } };
}

/** What was typed before the page was closed; undefined where there is nothing, or what there is fits no longer. */
export function keptDraft(
  definition: AnyVoucher,
  drafts: Drafts | undefined,
  place: string = definition.operation,
): Draft | undefined {
  const text = drafts?.get(place);
  if (text === undefined) return undefined;
  try {
    const draft = JSON.parse(text) as Draft; // written by `keepDraft`, of this version or an older one
    const fresh = newVoucher(definition, "2000-01-01");
    return isLike(draft.voucher.fields, fresh.fields) &&
      (draft.voucher.from !== undefined || draft.voucher.lines.length >= fresh.lines.length) &&
      draft.voucher.lines.every(({ fields }) => isLike(fields, emptyFields(definition.lines?.columns ?? [])))
      ? { ...draft, voucher: awaitedAnew(definition, draft.voucher) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it in its place; undefined when there is nothing to keep. A browser that has no room for it keeps nothing: what is typed is still on the page. */
export function keepDraft(
  { operation }: AnyVoucher,
  drafts: Drafts | undefined,
  draft: Draft | undefined,
  place: string = operation,
): void {
  try {
    drafts?.set(place, draft === undefined ? "" : JSON.stringify(draft));
  } catch {
    // Nothing to be done about it.
  }
}

/** Where all lines are another's, as bills of a party are, there may be others by now: they are fetched again, and what was typed comes back into them. */
function awaitedAnew({ lines }: AnyVoucher, voucher: VoucherValues): VoucherValues {
  const { from, aside } = voucher;
  if ((lines?.least !== 0 && !lines?.proposal?.isOpen) || typeof from !== "string") return voucher;
  return { ...voucher, from: null, aside: { ...aside, [from]: voucher.lines } };
}

function isLike(one: object, other: object) {
  return Object.keys(one).toSorted().join() === Object.keys(other).toSorted().join();
}
