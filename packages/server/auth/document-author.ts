import type { Knex } from "knex";
import type { Principal } from "../contract/principal.ts";
import type { DocumentAuthor } from "./refusals.ts";
import { ofCompany } from "./scope.ts";

/** Who entered a document, also if the user has left; null means the system. */
export async function readAuthor(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  userId: number | null,
): Promise<DocumentAuthor | null> {
  if (userId === null) return null;
  const author: DocumentAuthor | undefined = await ofCompany(db, principal, "users as u")
    .where("u.id", userId)
    .first({ name: "u.name", role: "u.role_id" });
  return author ?? null;
}
