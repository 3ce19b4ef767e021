import type { Knex } from "knex";
import { ofCompany } from "../auth/scope.ts";
import type { Principal } from "../contract/principal.ts";
import { cleanImageUrl, type CleanImage } from "../masters/image.ts";

export interface TripPhoto {
  moment: "start" | "end";
  image: CleanImage;
}

/** Re-encodes the photos. One takes about a second, so call this before locking anything. */
export async function drawPhotos(sentPhotos: SentPhotos): Promise<TripPhoto[]> {
  const photos: TripPhoto[] = [];
  for (const [field, moment] of PHOTO_MOMENTS) {
    const text = sentPhotos[field];
    if (text) photos.push({ moment, image: await cleanImageUrl(text, { field, as: "jpeg", side: 1600 }) });
  }
  return photos;
}

export async function keepPhotos(
  trx: Knex.Transaction,
  principal: Principal,
  tripId: number,
  photos: readonly TripPhoto[],
): Promise<void> {
  if (photos.length === 0) return;
  const keptMoments: string[] = await ofCompany(trx, principal, "trip_photos as p")
    .where("p.trip_id", tripId)
    .pluck("p.moment");
  // One statement per photo: together they may exceed max_allowed_packet.
  for (const { moment, image } of photos.filter((photo) => !keptMoments.includes(photo.moment))) {
    const of = { company_id: principal.companyId, trip_id: tripId, moment };
    await trx("trip_photos").insert({ ...of, image: image.bytes, image_type: image.type });
  }
}

export function withPhotoSizes<Sent extends SentPhotos>(sentValues: Sent): object {
  const lengths = PHOTO_MOMENTS.flatMap(([field]) =>
    sentValues[field] ? [[field, sentValues[field].length] as const] : [],
  );
  return { ...sentValues, ...Object.fromEntries(lengths) };
}

interface SentPhotos {
  startingPic?: string;
  endingPic?: string;
}

const PHOTO_MOMENTS = [
  ["startingPic", "start"],
  ["endingPic", "end"],
] as const;
