import { companyRules } from "@vanbook/sdk/rules";
import type { Knex } from "knex";
import { audit, systemAuthor } from "../auth/audit.ts";
import { refuseCommonPassword } from "../auth/common-passwords.ts";
import { hashPassword } from "../auth/password.ts";
import { openCompany } from "../company/open-company.ts";
import { endSetUpCode, hasCompany, isSetUpCode } from "../company/set-up-code.ts";
import type { Schema } from "../contract/contract.ts";
import type { Client, Handler } from "../contract/handler.ts";
import { problem, refused } from "@vanbook/sdk/problem";
import { withTransaction } from "../db/transaction.ts";
import { atPresent, givenNames, INSTALLATION, newCompany } from "./companies.ts";
import { checkForm } from "../master/form.ts";
import { serializeWrites } from "../master/serialize-writes.ts";

const create: Handler<"setUp.create"> = async ({ body: { code, company }, db, client }) => {
  const checkCode = async (at: Knex) => {
    if (!(await isSetUpCode(at, code))) throw refused("SET_UP_CODE_WRONG", "code");
  };
  const id = await makeFirstCompany(db, company, { operation: "setUp.create", client, check: checkCode });
  return { success: true, message: "Company inserted successfully.", id };
};

/** Creates the first company of an installation, with the code that the server printed. */
export const setUp = { "setUp.create": create };

/** The operation that creates the first company, and a further check. */
interface MakingFirst {
  operation: string;
  client: Pick<Client, "requestId"> | { requestId: null };
  check?(at: Knex): Promise<void>;
}

/**
 * Creates the first company of an installation with its administrator; returns its id. Throws SET_UP_DONE if
 * there is one already.
 */
export async function makeFirstCompany(
  db: Knex,
  company: Schema<"CompanyInput">,
  { operation, client, check }: MakingFirst,
): Promise<number> {
  await checkOpen(db);
  checkForm(companyRules, { ...company, CompanyId: 0 });
  refuseCommonPassword(company.AdminPassword ?? "", "AdminPassword", givenNames(company));
  const made = newCompany(company, await hashPassword(company.AdminPassword ?? ""));
  return withTransaction(db, async (trx) => {
    await serializeWrites(trx, INSTALLATION, "companies");
    await checkOpen(trx); // another request may have created one since
    const companyId = await openCompany(trx, { ...made, ...atPresent() });
    await endSetUpCode(trx);
    const author = { ...systemAuthor(companyId), client };
    const after = { ...made.row, administrator: made.administrator.username };
    await audit(trx, author, { operation, entity: "companies", entityId: companyId, after });
    return companyId;
  });

  async function checkOpen(at: Knex) {
    if (await hasCompany(at)) throw problem("SET_UP_DONE");
    await check?.(at);
  }
}
