import type { KeyedMessage } from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import type { Principal } from "../contract/principal.ts";
import type { DocumentKind } from "./limits.ts";
import { refuseEnteredAbove, type DocumentAuthor } from "./refusals.ts";
import { ofCompany } from "./scope.ts";

/** Also for a user who has left; null means the system. */
async function readAuthor(
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

/** Throws ENTERED_ABOVE if the system or a user senior to the principal entered it. */
export async function refuseSuperiors(
  db: Knex,
  principal: Principal,
  document: DocumentKind,
  { number, createdBy }: { number: string | KeyedMessage; createdBy: number | null },
): Promise<void> {
  refuseEnteredAbove({ principal, document }, number, await readAuthor(db, principal, createdBy));
}
