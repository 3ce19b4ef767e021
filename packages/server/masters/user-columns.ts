import type { Schema } from "../contract/contract.ts";
import type { Call } from "../contract/handler.ts";
import { toStoredValue } from "../master/form.ts";
import { cleanImageUrl } from "./image.ts";
import { readNames, refuseCommonPassword } from "../auth/common-passwords.ts";
import { hashPassword } from "../auth/password.ts";

export type Columns = Readonly<Record<string, unknown>>;

export type StoredUser = Columns & {
  id: number;
  name: string;
  username: string;
  role_id: number;
  is_active: number;
  version: number;
};

export function buildUserColumns(body: Schema<"UserInput">, before: Columns | undefined): Columns {
  // Each address line has two documented fields; the one that differs from the stored value is
  // used.
  const chooseAddressLine = (column: string, ...sentTexts: (string | null | undefined)[]) => {
    const givenTexts = sentTexts.filter((text) => text !== undefined).map(toStoredValue);
    const news = givenTexts.filter((text) => text !== (before?.[column] ?? null));
    return [...news, ...givenTexts][0];
  };
  return omitUndefined({
    name: toStoredValue(body.Name),
    username: toStoredValue(body.UserName),
    sex: body.Sex,
    address1: chooseAddressLine("address1", body.Address1, body.Address),
    address2: chooseAddressLine("address2", body.Address2, body.Place),
    address3: chooseAddressLine("address3", body.Address3, body.District),
    mobile: toStoredValue(body.Mobile),
    email: toStoredValue(body.Email),
    km_allowance: body.Kmallowance,
    day_allowance: body.Dayallowance,
    role_id: body.UserRoleId ?? undefined,
    branch_id: body.BranchId,
    zone_id: body.ZoneId,
    is_active: body.Active,
  });
}

export function buildDetailColumns(body: Schema<"UserDetailsInput">): Columns {
  return omitUndefined({
    km_allowance: body.Kmallowance,
    day_allowance: body.Dayallowance,
    role_id: body.UserRoleId,
    branch_id: body.BranchId,
    zone_id: body.ZoneId,
  });
}

export async function buildSecretColumns({ body, db, principal }: Call<"users.save">): Promise<Columns> {
  const { Password, image, UserId, Name, UserName } = body;
  if (Password) {
    const names = await readNames(db, { companyId: principal.companyId, userId: UserId });
    refuseCommonPassword(Password, "Password", [...names, Name, UserName]);
  }
  const picture = image
    ? await cleanImageUrl(image, { field: "image", as: "jpeg", side: PICTURE_PIXELS })
    : undefined;
  return {
    ...(picture && { image: picture.bytes, image_type: picture.type }),
    ...(Password && { password_hash: await hashPassword(Password) }),
  };
}

function omitUndefined(columns: Columns): Columns {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** Twice the preview's 80, for high-density screens. Small: each row of the list has one. */
const PICTURE_PIXELS = 160;
