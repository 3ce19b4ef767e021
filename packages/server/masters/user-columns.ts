import type { Schema } from "../contract/contract.ts";
import { cleanImageUrl } from "./image.ts";
import { hashPassword } from "../auth/password.ts";

/** Values of columns of the users table. */
export type Columns = Readonly<Record<string, unknown>>;

/** A user as the table has it. */
export type StoredUser = Columns & {
  id: number;
  name: string;
  username: string;
  role_id: number;
  is_active: number;
  version: number;
};

/** The columns that a user's form sets; what it leaves out, or may not be empty and is, is left out. */
export function userColumns(body: Schema<"UserInput">, before: Columns | undefined): Columns {
  // Two documented names for each line of the address: the one that says something new counts.
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

/** The columns that User Details sets. */
export function detailColumns(body: Schema<"UserDetailsInput">): Columns {
  return present({
    km_allowance: body.Kmallowance,
    day_allowance: body.Dayallowance,
    role_id: body.UserRoleId,
    branch_id: body.BranchId,
    zone_id: body.ZoneId,
  });
}

/** What a form sets of a user's password and picture: nothing where it sends none. */
export async function secretColumns({ Password, image }: Schema<"UserInput">): Promise<Columns> {
  const picture = image
    ? await cleanImageUrl(image, { field: "image", as: "jpeg", side: PICTURE })
    : undefined;
  return {
    ...(picture && { image: picture.bytes, image_type: picture.type }),
    ...(Password && { password_hash: await hashPassword(Password) }),
  };
}

/** Without blanks around it; an empty text is none. */
function written(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text?.trim() || null;
}

function present(columns: Columns): Columns {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** Pixels a side: the preview's 80 on a dense screen. Every row of the list carries its picture, byte by byte. */
const PICTURE = 160;
