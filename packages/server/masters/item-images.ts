import type { Knex } from "knex";
import { audit } from "../auth/audit.ts";
import type { Schema } from "../contract/contract.ts";
import type { Client, Handler } from "../contract/handler.ts";
import { stamp } from "../master/records.ts";
import { cleanImage, type CleanImage } from "./image.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, refused } from "@vanbook/sdk/problem";
import { ofCompany } from "../auth/scope.ts";

/** The images of one item, by slot. */
export const itemImages: Handler<"items.images"> = async ({ query, principal, db }) => {
  const item = await ofCompany(db, principal, "items").where({ id: query.ItemID, is_deleted: 0 }).first("id");
  if (!item) throw problem("NOT_FOUND");
  const rows: { slot: number; image: Buffer }[] = await ofCompany(db, principal, "item_images")
    .where("item_id", query.ItemID)
    .orderBy("slot")
    .select("slot", "image");
  const images = rows.map(({ slot, image }) => ({ imageBase64: image.toString("base64"), RECNO: slot }));
  return { success: true, images };
};

/** The changes to an item's image slots: a picture to store, or null to remove one. */
export type SlotChanges = ReadonlyMap<number, CleanImage | null>;

/**
 * The slot changes in a form, with re-encoded pictures. It takes about a second, so call it before locking
 * anything.
 */
export async function slotChanges(body: Schema<"ItemInput">): Promise<SlotChanges> {
  const { images = [], RECNOs = [], RECNO: slots = RECNOs, RemovedRECNO: removed = [] } = body;
  if (images.length !== slots.length)
    throw refused("INVALID_FIELDS", "RECNO", "Each image needs the number of its slot.");
  if (new Set([...slots, ...removed]).size < slots.length + removed.length)
    throw refused("INVALID_FIELDS", "RECNO", "A slot is named twice.");
  const changes = new Map<number, CleanImage | null>(removed.map((slot) => [slot, null]));
  for (const [at, slot] of slots.entries())
    changes.set(slot, await cleanImage(images[at] ?? new Uint8Array(), PHOTO));
  return changes;
}

/** Writes the slot changes, in the transaction that saves the item. */
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
  const made = { ...own, ...stamp("created", author.principal) };
  const rows = [...changes].flatMap(([slot, image]) =>
    image ? [{ ...made, slot, image: image.bytes, image_type: image.type }] : [],
  );
  // One statement per image: all together may exceed max_allowed_packet.
  for (const row of rows) await trx("item_images").insert(row);
  const after = Object.fromEntries([...changes].map(([slot, image]) => [slot, image?.bytes.length ?? null]));
  await audit(trx, author, { operation: "items.save", entity: "item_images", entityId: itemId, after });
}

const PHOTO = { field: "images", as: "jpeg", side: 1600 } as const;
