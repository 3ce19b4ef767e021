import type { Knex } from "knex";
import { addAuditLine } from "../auth/audit.ts";
import type { Schema } from "../contract/contract.ts";
import type { Client, Handler } from "../contract/handler.ts";
import { stamp } from "../master/records.ts";
import { cleanImage, type CleanImage } from "./image.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { ofCompany } from "../auth/scope.ts";

export const readItemImages: Handler<"items.images"> = async ({ query, principal, db }) => {
  const item = await ofCompany(db, principal, "items").where({ id: query.ItemID, is_deleted: 0 }).first("id");
  if (!item) throw problem("NOT_FOUND");
  const rows: { slot: number; image: Buffer }[] = await ofCompany(db, principal, "item_images")
    .where("item_id", query.ItemID)
    .orderBy("slot")
    .select("slot", "image");
  const images = rows.map(({ slot, image }) => ({ imageBase64: image.toString("base64"), RECNO: slot }));
  return { success: true, images };
};

/** By slot: a picture to store, or null to remove it. */
export type SlotChanges = ReadonlyMap<number, CleanImage | null>;

/** Re-encoding takes about a second, so call this before locking anything. */
export async function readSlotChanges(body: Schema<"ItemInput">): Promise<SlotChanges> {
  const { images = [], RECNOs = [], RECNO: slots = RECNOs, RemovedRECNO: removedSlots = [] } = body;
  if (images.length !== slots.length)
    throw problemOnField("INVALID_FIELDS", "RECNO", "Each image needs the number of its slot.");
  if (new Set([...slots, ...removedSlots]).size < slots.length + removedSlots.length)
    throw problemOnField("INVALID_FIELDS", "RECNO", "A slot is named twice.");
  const changes = new Map<number, CleanImage | null>(removedSlots.map((slot) => [slot, null]));
  for (const [at, slot] of slots.entries())
    changes.set(slot, await cleanImage(images[at] ?? new Uint8Array(), PHOTO_FORMAT));
  return changes;
}

export async function changeSlots(
  trx: Knex.Transaction,
  author: { principal: Principal; client: Pick<Client, "requestId"> },
  itemId: number,
  changes: SlotChanges,
): Promise<void> {
  if (changes.size === 0) return;
  await ofCompany(trx, author.principal, "item_images")
    .where("item_id", itemId)
    .whereIn("slot", [...changes.keys()])
    .delete();
  const own = { company_id: author.principal.companyId, item_id: itemId };
  const authorColumns = { ...own, ...stamp("created", author.principal) };
  const rows = [...changes].flatMap(([slot, image]) =>
    image ? [{ ...authorColumns, slot, image: image.bytes, image_type: image.type }] : [],
  );
  // One statement per image: together they may exceed max_allowed_packet.
  for (const row of rows) await trx("item_images").insert(row);
  const after = Object.fromEntries([...changes].map(([slot, image]) => [slot, image?.bytes.length ?? null]));
  await addAuditLine(trx, author, {
    operation: "items.save",
    entity: "item_images",
    entityId: itemId,
    after,
  });
}

const PHOTO_FORMAT = { field: "images", as: "jpeg", side: 1600 } as const;
