import type { Fault } from "../faulty-build.ts";

/** Plausible mistakes, each in one line of the masters' engine. */
export const masterFaults: readonly Fault[] = [
  {
    name: "a list without its company",
    file: "server/master/master.ts",
    from: "ofCompany(db, principal, table).where(`${table}.is_deleted`, 0)",
    to: "db(table).where(`${table}.is_deleted`, 0)",
  },
  {
    name: "a record of whatever company",
    file: "server/master/master.ts",
    from: "ofCompany(trx, principal, table).where({ id, is_deleted: 0 })",
    to: "trx(table).where({ id, is_deleted: 0 })",
  },
  {
    name: "a version that nobody looks at",
    file: "server/master/form.ts",
    from: "version !== row.version) throw",
    to: "version === -1) throw",
  },
  {
    name: "a version that does not count",
    file: "server/master/records.ts",
    from: '...stamp("modified", principal), version: trx.raw("version + 1")',
    to: '...stamp("modified", principal), version: trx.raw("version")',
  },
  {
    name: "an author taken at the form's word",
    file: "server/master/master.ts",
    from: 'const authorColumns = stamp("created", principal);',
    to: 'const authorColumns = stamp("created", { userId: (body as { CreatedBy?: number }).CreatedBy ?? principal.userId });',
  },
  {
    name: "everybody's turn at once",
    file: "server/master/master.ts",
    from: "await serialiseWrites(trx, call.principal, table);",
    to: "",
  },
  {
    name: "a name looked for with the blanks around it",
    file: "server/master/master.ts",
    from: "const value = toStoredValue((body as Record<string, unknown>)[unique.field]);",
    to: "const value = (body as Record<string, unknown>)[unique.field];",
  },
  {
    name: "a deletion of what is used",
    file: "server/master/master.ts",
    from: "await checkUnused(trx, principal, id);",
    to: "",
  },
  {
    name: "a change that nobody hears of",
    file: "server/master/master.ts",
    from: 'await log(trx, call, "update", id,',
    to: 'if (id < 0) await log(trx, call, "update", id,',
  },
  {
    name: "a write for every role",
    file: "server/auth/authorize.ts",
    from: "if (!roles.includes(principal.role))",
    to: "if (!roles)",
  },
];
