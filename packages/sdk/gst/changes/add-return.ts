import type { GstCompany, OutwardDocument } from "../document.ts";
import type { Gstr1Laws } from "../laws.ts";
import { isSamePeriod } from "../return-period.ts";
import { selectDocuments, type ReturnChanges } from "../select-documents.ts";
import { makeAmendments } from "./amendments.ts";
import { describeFigures, type DocumentFigures, type FiledDocument } from "./filed-document.ts";
import type { ChangePlace, PlacedChange, PlaceInReturn } from "./place-change.ts";

type ReturnName = Pick<PlaceInReturn, "form" | "period">;

/** What `makeGstr1` needs to know of the changes that go into a return. */
export function collectChanges(
  name: ReturnName,
  placedChanges: readonly PlacedChange[],
  filedDocuments: readonly FiledDocument[],
): ReturnChanges {
  const own = placedChanges.filter((each) => isPlacedIn(each, name));
  const listDocuments = (way: PlaceInReturn["way"]) =>
    own.filter(({ place }) => place.way === way).map(({ change }) => change.document);
  return {
    ...{ lateDocuments: listDocuments("add"), movedDocuments: listDocuments("move") },
    filedIds: new Set(filedDocuments.map(({ id }) => id)),
    amendments: makeAmendments(own, filedDocuments),
  };
}

/**
 * What the portal has of each document once the return is filed, too. Throws RangeError for an IFF,
 * which is a part of the return of its quarter.
 */
export function addReturn(
  { company, name, documents, filedDocuments, placedChanges }: ReturnToAdd,
  laws: Gstr1Laws,
): FiledDocument[] {
  if (name.period.kind === "iff") throw new RangeError("An IFF is a part of the return of its quarter.");
  const now = new Map(filedDocuments.map((each) => [each.id, each]));
  for (const placedChange of placedChanges) {
    const { change, place } = placedChange;
    if (!change.before || (place.way !== "unneeded" && !isPlacedIn(placedChange, name))) continue;
    now.set(change.before.id, addChange(change.before, change.after, place));
  }
  const { ownDocuments } = selectDocuments(
    name.period,
    documents,
    collectChanges(name, placedChanges, filedDocuments),
  );
  for (const document of ownDocuments)
    now.set(document.id, {
      ...describeFigures(company, document, laws),
      ...{ filedIn: name.period, isTakenOut: false },
    });
  return [...now.values()];
}

function addChange(before: FiledDocument, after: DocumentFigures, place: ChangePlace): FiledDocument {
  if (!("form" in place)) return { ...after, filedIn: before.filedIn, isTakenOut: before.isTakenOut };
  const isMoved = place.way === "move";
  const isListed = place.section !== undefined && place.section !== "b2csa";
  return {
    ...after,
    filedIn: isMoved ? place.period : before.filedIn,
    isTakenOut: before.isTakenOut || (isListed && (isMoved || after.items.length === 0)),
  };
}

export interface ReturnToAdd {
  company: GstCompany;
  name: ReturnName;
  /** Those of the period; of a GSTR-1A none, because it only has changes. */
  documents: readonly OutwardDocument[];
  /** What the portal had before. */
  filedDocuments: readonly FiledDocument[];
  /** The changes that the return has; others stay open. */
  placedChanges: readonly PlacedChange[];
}

function isPlacedIn({ place }: PlacedChange, { form, period }: ReturnName): boolean {
  return "form" in place && place.form === form && isSamePeriod(place.period, period);
}
