import { companyRules } from "@vanbook/sdk/rules";
import type { Knex } from "knex";
import { clearAttempt, countAttempt, type Attempt } from "../auth/attempts.ts";
import { addAuditLine, createSystemAuthor } from "../auth/audit.ts";
import { refuseCommonPassword } from "../auth/common-passwords.ts";
import { hashPassword } from "../auth/password.ts";
import { openCompany } from "../company/open-company.ts";
import { endSetUpCode, hasCompany, isSetUpCode } from "../company/set-up-code.ts";
import type { Schema } from "../contract/contract.ts";
import type { Client, Handler } from "../contract/handler.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { withTransaction } from "../db/transaction.ts";
import {
  buildAdministrator,
  buildCompanyRow,
  getPresentTime,
  listFormNames,
  INSTALLATION_LOCK,
} from "./companies.ts";
import { checkForm } from "../master/form.ts";
import { serialiseWrites } from "../master/serialize-writes.ts";

const create: Handler<"setUp.create"> = async ({ body: { code, company }, db, client }) => {
  const checkCode = async (at: Knex) => {
    if (await isSetUpCode(at, code)) return;
    // The code ends with the first company, which another request may just have created.
    if (await hasCompany(at)) throw problem("SET_UP_DONE");
    throw problemOnField("SET_UP_CODE_WRONG", "code");
  };
  if (!(await hasCompany(db))) await countGuess(db, client, checkCode);
  const id = await makeFirstCompany(db, company, { operation: "setUp.create", client, check: checkCode });
  return { success: true, message: "Company inserted successfully.", id };
};

export const setUp = { "setUp.create": create };

/** A right code does not count, even if the company is refused. */
async function countGuess(
  db: Knex,
  { address }: Pick<Client, "address">,
  checkCode: (at: Knex) => Promise<void>,
): Promise<void> {
  const attempt: Attempt = { kind: "set-up", address };
  await countAttempt(db, attempt);
  await checkCode(db);
  await clearAttempt(db, attempt);
}

interface MakingFirst {
  operation: string;
  client: Pick<Client, "requestId"> | { requestId: null };
  check?(at: Knex): Promise<void>;
}

/** Throws SET_UP_DONE if the installation already has a company. */
export async function makeFirstCompany(
  db: Knex,
  company: Schema<"CompanyInput">,
  { operation, client, check }: MakingFirst,
): Promise<number> {
  await checkOpen(db);
  checkForm(companyRules, { ...company, CompanyId: 0 });
  refuseCommonPassword(company.AdminPassword ?? "", "AdminPassword", listFormNames(company));
  const firstCompany = {
    row: buildCompanyRow(company),
    administrator: buildAdministrator(company, await hashPassword(company.AdminPassword ?? "")),
  };
  return withTransaction(db, async (trx) => {
    await serialiseWrites(trx, INSTALLATION_LOCK, "companies");
    await checkOpen(trx); // another request may have created one since
    const companyId = await openCompany(trx, { ...firstCompany, ...getPresentTime() });
    await endSetUpCode(trx);
    const author = { ...createSystemAuthor(companyId), client };
    const after = { ...firstCompany.row, administrator: firstCompany.administrator.username };
    await addAuditLine(trx, author, { operation, entity: "companies", entityId: companyId, after });
    return companyId;
  });

  async function checkOpen(at: Knex) {
    if (await hasCompany(at)) throw problem("SET_UP_DONE");
    await check?.(at);
  }
}
