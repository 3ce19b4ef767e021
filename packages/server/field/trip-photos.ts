import type { Knex } from "knex";
import { ofCompany } from "../auth/scope.ts";
import type { Principal } from "../contract/principal.ts";
import { cleanImageUrl, type CleanImage } from "../masters/image.ts";

/** A photo of the odometer, taken at the start or the end of the trip. */
export interface TripPhoto {
  moment: "start" | "end";
  image: CleanImage;
}

/** The photos sent with a trip, re-encoded. This takes about a second each, so call it before locking anything. */
export async function drawPhotos(sent: SentPhotos): Promise<TripPhoto[]> {
  const photos: TripPhoto[] = [];
  for (const [field, moment] of MOMENTS) {
    const text = sent[field];
    if (text) photos.push({ moment, image: await cleanImageUrl(text, { field, as: "jpeg", side: 1600 }) });
  }
  return photos;
}

/** Stores a trip's photos in its transaction; a photo that is already stored is kept. */
export async function keepPhotos(
  trx: Knex.Transaction,
  principal: Principal,
  tripId: number,
  photos: readonly TripPhoto[],
): Promise<void> {
  if (photos.length === 0) return;
  const kept: string[] = await ofCompany(trx, principal, "trip_photos as p")
    .where("p.trip_id", tripId)
    .pluck("p.moment");
  // One statement per photo: together they may exceed max_allowed_packet.
  for (const { moment, image } of photos.filter((photo) => !kept.includes(photo.moment))) {
    const of = { company_id: principal.companyId, trip_id: tripId, moment };
    await trx("trip_photos").insert({ ...of, image: image.bytes, image_type: image.type });
  }
}

/** The sent values, with each photo replaced by its length, for the audit log. */
export function withPhotoSizes<Sent extends SentPhotos>(sent: Sent): object {
  const lengths = MOMENTS.flatMap(([field]) => (sent[field] ? [[field, sent[field].length] as const] : []));
  return { ...sent, ...Object.fromEntries(lengths) };
}

interface SentPhotos {
  startingPic?: string;
  endingPic?: string;
}

const MOMENTS = [
  ["startingPic", "start"],
  ["endingPic", "end"],
] as const;
