import { companyRules } from "@vanbook/sdk/rules";
import type { Knex } from "knex";
import { audit } from "../auth/audit.ts";
import { refuseCommonPassword } from "../auth/common-passwords.ts";
import { hashPassword } from "../auth/password.ts";
import { openCompany } from "../company/open-company.ts";
import { endSetUpCode, hasCompany, isSetUpCode } from "../company/set-up-code.ts";
import type { Handler } from "../contract/handler.ts";
import { problem, refused } from "../contract/problem.ts";
import { withTransaction } from "../db/transaction.ts";
import { atPresent, INSTALLATION, newCompany } from "./companies.ts";
import { checkForm } from "../master/form.ts";
import { serializeWrites } from "../master/serialize-writes.ts";

const create: Handler<"setUp.create"> = async ({ body: { code, company }, db, client }) => {
  await checkOpen(db);
  checkForm(companyRules, { ...company, CompanyId: 0 });
  refuseCommonPassword(company.AdminPassword ?? "", "AdminPassword");
  const made = newCompany(company, await hashPassword(company.AdminPassword ?? ""));
  const id = await withTransaction(db, async (trx) => {
    await serializeWrites(trx, INSTALLATION, "companies");
    await checkOpen(trx); // another may have been first meanwhile
    const companyId = await openCompany(trx, { ...made, ...atPresent() });
    await endSetUpCode(trx);
    const author = { principal: { companyId, userId: null, via: "system" as const }, client };
    const after = { ...made.row, administrator: made.administrator.username };
    await audit(trx, author, { operation: "setUp.create", entity: "companies", entityId: companyId, after });
    return companyId;
  });
  return { success: true, message: "Company inserted successfully.", id };

  async function checkOpen(at: Knex) {
    if (await hasCompany(at)) throw problem("SET_UP_DONE");
    if (!(await isSetUpCode(at, code))) throw refused("SET_UP_CODE_WRONG", "code");
  }
};

/** The first company of an installation, made with the code that the server printed. */
export const setUp = { "setUp.create": create };
