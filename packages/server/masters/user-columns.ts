import type { Schema } from "../contract/contract.ts";
import type { Call } from "../contract/handler.ts";
import { written } from "../master/form.ts";
import { cleanImageUrl } from "./image.ts";
import { namesOf, refuseCommonPassword } from "../auth/common-passwords.ts";
import { hashPassword } from "../auth/password.ts";

/** Values of columns of the users table. */
export type Columns = Readonly<Record<string, unknown>>;

/** A row of `users`. */
export type StoredUser = Columns & {
  id: number;
  name: string;
  username: string;
  role_id: number;
  is_active: number;
  version: number;
};

/** The columns that a user's form sets, without omitted fields, and without empty ones that may not be empty. */
export function userColumns(body: Schema<"UserInput">, before: Columns | undefined): Columns {
  // Each address line has two documented fields; the one that differs from the stored value is used.
  const line = (column: string, ...sent: (string | null | undefined)[]) => {
    const given = sent.filter((text) => text !== undefined).map(written);
    const news = given.filter((text) => text !== (before?.[column] ?? null));
    return [...news, ...given][0];
  };
  return present({
    name: written(body.Name),
    username: written(body.UserName),
    sex: body.Sex,
    address1: line("address1", body.Address1, body.Address),
    address2: line("address2", body.Address2, body.Place),
    address3: line("address3", body.Address3, body.District),
    mobile: written(body.Mobile),
    email: written(body.Email),
    km_allowance: body.Kmallowance,
    day_allowance: body.Dayallowance,
    role_id: body.UserRoleId ?? undefined,
    branch_id: body.BranchId,
    zone_id: body.ZoneId,
    is_active: body.Active,
  });
}

/** The columns that the User Details form sets. */
export function detailColumns(body: Schema<"UserDetailsInput">): Columns {
  return present({
    km_allowance: body.Kmallowance,
    day_allowance: body.Dayallowance,
    role_id: body.UserRoleId,
    branch_id: body.BranchId,
    zone_id: body.ZoneId,
  });
}

/** The password and picture columns from a form; empty if it sends neither. */
export async function secretColumns({ body, db, principal }: Call<"users.save">): Promise<Columns> {
  const { Password, image, UserId, Name, UserName } = body;
  if (Password) {
    const names = await namesOf(db, { companyId: principal.companyId, userId: UserId });
    refuseCommonPassword(Password, "Password", [...names, Name, UserName]);
  }
  const picture = image
    ? await cleanImageUrl(image, { field: "image", as: "jpeg", side: PICTURE })
    : undefined;
  return {
    ...(picture && { image: picture.bytes, image_type: picture.type }),
    ...(Password && { password_hash: await hashPassword(Password) }),
  };
}

function present(columns: Columns): Columns {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/**
 * Pixels per side: twice the preview's 80, for high-density screens. It is small, because each row of the
 * list contains its picture.
 */
const PICTURE = 160;
