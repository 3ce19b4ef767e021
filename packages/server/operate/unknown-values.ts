import { doubtfulField, readState, UNIT_CODES } from "@vanbook/sdk/rules";
import type { Knex } from "knex";
import { listCompanies, COMPANY_OPTION, type Command } from "./command.ts";

export const unknownValues: Command = {
  about:
    "lists the States, GSTINs and unit codes of masters that are not understood, so that they can be settled",
  options: COMPANY_OPTION,
  async run(call) {
    for (const { id, name } of await listCompanies(call)) {
      const unknown = await findUnknownValues(call.db, id);
      call.say(`${name}: ${unknown.length} values are not understood.`);
      for (const { master, name: of, field, value, doubt } of unknown)
        call.say(`  ${master} ${of}: ${field} “${value}”. ${doubt}`);
    }
    return true;
  },
};

interface UnknownValue {
  master: "Account" | "Branch" | "Company" | "Unit";
  name: string;
  field: "State" | "GSTIN" | "UQC";
  value: string;
  doubt: string;
}

/** Texts of one company that decide tax or a return and are neither empty nor understood. */
async function findUnknownValues(db: Knex, companyId: number): Promise<UnknownValue[]> {
  const own = { company_id: companyId };
  const columns = ["name", "state", "gstin"];
  const companies: Row[] = await db("companies").where(own).select(columns);
  const accounts: Row[] = await db("accounts")
    .where({ ...own, is_deleted: 0 })
    .where((either) => void either.whereNot("gstin", "").orWhereNot("state", ""))
    .orderBy(["name", "id"])
    .select(columns);
  const branches: Row[] = await db("branches")
    .where({ ...own, is_deleted: 0 })
    .orderBy("id")
    .select("name", "state");
  const units: { name: string; uqc: string }[] = await db("units")
    .where(own)
    .orderBy("id")
    .select("name", "uqc");
  return [
    ...companies.flatMap((row) => listDoubts("Company", row)),
    ...branches.flatMap((row) => listDoubts("Branch", row)),
    ...accounts.flatMap((row) => listDoubts("Account", row)),
    ...units
      .filter(({ uqc }) => !UNIT_CODES.has(uqc))
      .map(({ name, uqc }): UnknownValue => ({
        ...{ master: "Unit", name, field: "UQC", value: uqc },
        doubt: "GST returns have no such unit code.",
      })),
  ];
}

interface Row {
  name: string;
  state: string | null;
  gstin?: string | null;
}

function listDoubts(master: UnknownValue["master"], { name, state, gstin }: Row): UnknownValue[] {
  const gstinDoubt = doubtfulField({ label: "GSTIN", kind: "gstin" }, gstin);
  const values: UnknownValue[] = [];
  if (gstinDoubt) values.push({ master, name, field: "GSTIN", value: gstin ?? "", doubt: gstinDoubt });
  // The GSTIN's first digits decide where there is one.
  const stateDoubt = doubtfulField({ label: "State", kind: "state" }, state);
  if (stateDoubt && readState(gstin, state).is === "unknown")
    values.push({ master, name, field: "State", value: state ?? "", doubt: stateDoubt });
  return values;
}
