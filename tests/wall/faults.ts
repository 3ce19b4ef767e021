import type { Fault } from "../faulty-build.ts";

/** Plausible mistakes, each in one line of the product's reading operations. */
export const faultsOfReading: readonly Fault[] = [
  {
    name: "the sale report without its company",
    file: "server/reports/sales/sale.ts",
    from: 'ofCompany(db, principal, "bills as b").whereBetween',
    to: 'db("bills as b").whereBetween',
  },
  {
    name: "a filter that lets other companies in",
    file: "server/reports/sales/sale.ts",
    from: 'if (CustomerID) void bills.where("b.customer_id", CustomerID);',
    to: 'if (CustomerID) void bills.orWhere("b.customer_id", CustomerID);',
  },
  {
    name: "a look-up without its company",
    file: "server/masters/look-up.ts",
    from: "ofCompany(db, principal, table)",
    to: "db(table)",
  },
  {
    name: "a sum on the dashboard without its company",
    file: "server/dashboard/in-range.ts",
    from: 'ofCompany(db, principal, "receipts as r")',
    to: 'db("receipts as r")',
  },
  {
    name: "a join without the company",
    file: "server/auth/scope.ts",
    from: "on.on(own, theirs).andOn(column, to)",
    to: "on.on(column, to)",
  },
  {
    name: "another company's CompanyID let through",
    file: "server/auth/own-company.ts",
    from: "if (Number(value) !== principal.companyId)",
    to: "if (Number(value) < 0)",
  },
  {
    name: "activeUserId taken at its word",
    file: "server/auth/scope.ts",
    from: "return wholeCompany ? [...requestedIds] : staff.filter((user) => requestedIds.has(user));",
    to: "return [...asked];",
  },
  {
    name: "an empty scope that shows everything",
    file: "server/auth/scope.ts",
    from: 'query.whereRaw("1 = 0")',
    to: "query",
  },
  {
    name: "a bill's lines for whoever asks",
    file: "server/reports/sales/sale.ts",
    from: 'where("b.id", query.BillID), principal,',
    to: 'where("b.id", query.BillID), { ...principal, wholeCompany: true },',
  },
  {
    name: "roles not looked at",
    file: "server/auth/authorize.ts",
    from: "if (!roles.includes(principal.role))",
    to: "if (!roles)",
  },
  {
    name: "a password hash in an answer",
    file: "server/masters/user-row.ts",
    from: 'ModifiedBy: "u.modified_by",',
    to: 'ModifiedBy: "u.modified_by", ...{ password_hash: "u.password_hash" },',
  },
];

/** Plausible mistakes where the product takes documents from other programs. */
export const faultsOfSync: readonly Fault[] = [
  {
    name: "accounts of whatever company",
    file: "server/documents/references/references.ts",
    from: 'ofCompany(db, principal, "accounts as c")',
    to: 'db("accounts as c")',
  },
  {
    name: "items of whatever company",
    file: "server/documents/references/references.ts",
    from: '.where("i.company_id", companyId) .whereIn("i.id", wantedIds);',
    to: '.whereIn("i.id", wantedIds);',
  },
  {
    name: "a document of whatever company cancelled",
    file: "server/documents/find-document.ts",
    from: 'ofCompany(trx, principal, "vouchers as v")',
    to: 'trx("vouchers as v")',
  },
  {
    name: "the vouchers of all companies to read",
    file: "server/documents/vouchers.ts",
    from: 'const vouchers = ofCompany(db, principal, "vouchers as v");',
    to: 'const vouchers = db("vouchers as v");',
  },
];

/** Plausible mistakes in requests that a partner's page sends with an embed token. */
export const faultsOfTokens: readonly Fault[] = [
  {
    name: "a token whose seal is not checked",
    file: "server/auth/embed-token.ts",
    from: "return undefined; // Node throws if the authentication tag doesn't match",
    to: 'return text.toString("utf8");',
  },
  {
    name: "a token that is not sealed, like a JWT whose alg is none",
    file: "server/auth/embed-token.ts",
    from: "const json = secret && decryptTerms(sealedTerms, secret, prefix);",
    to: 'const json = secret && (sealedTerms.toString("utf8").startsWith("{") ? sealedTerms.toString("utf8") : decryptTerms(sealedTerms, secret, prefix));',
  },
  {
    name: "a token whose expiry is not looked at",
    file: "server/auth/token-principal.ts",
    from: "if (at.getTime() >= terms.expires)",
    to: "if (at.getTime() < 0)",
  },
  {
    name: "a token that works on after it was revoked",
    file: "server/auth/token-principal.ts",
    from: "standing.role_id !== ADMINISTRATOR_ROLE || standing.revoked ||",
    to: "standing.role_id !== ADMINISTRATOR_ROLE ||",
  },
  {
    name: "a token whose origins are not compared with the page's",
    file: "server/auth/token-principal.ts",
    from: "const isNamed = origin !== undefined && isAllowedBy(terms.origins, origin);",
    to: "const isNamed = origin !== undefined;",
  },
  {
    name: "a token of an origin that is no longer allowed",
    file: "server/auth/token-principal.ts",
    from: "isNamed && (standing.origin !== null || isAllowedBy(installedOrigins, origin))",
    to: "isNamed",
  },
  {
    name: "a wildcard origin that allows two labels",
    file: "server/origin-entries.ts",
    from: "const FIRST_LABEL = /^https:\\/\\/[a-z0-9][a-z0-9-]*\\./;",
    to: "const FIRST_LABEL = /^https:\\/\\/[a-z0-9][a-z0-9.-]*\\.(?=shops\\.)/;",
  },
  {
    name: "a token whose operations are not looked at",
    file: "server/auth/authorize.ts",
    from: "if (!rules.byToken || !isNamed || !isPartys || !mayWrite)",
    to: "if (!rules.byToken || !isPartys || !mayWrite)",
  },
  {
    name: "a token that writes without being granted it",
    file: "server/auth/authorize.ts",
    from: "const mayWrite = token?.writes === true || !rules.isWriting;",
    to: "const mayWrite = token !== undefined;",
  },
  {
    name: "a party's token for what is not narrowed to a party",
    file: "server/auth/authorize.ts",
    from: "const isPartys = !party || rules.party?.[party.kind] !== undefined;",
    to: "const isPartys = true; void party;",
  },
  {
    name: "a locked parameter that the query empties",
    file: "server/auth/locked-parameters.ts",
    from: "else query.set(name, String(value));",
    to: "else if (!query.has(name)) query.set(name, String(value));",
  },
  {
    name: "a locked parameter that the body empties",
    file: "server/auth/locked-parameters.ts",
    from: "body: { ...input.body, ...set }",
    to: "body: { ...set, ...given.body }",
  },
  {
    name: "another value of a locked parameter passed over in silence",
    file: "server/auth/locked-parameters.ts",
    from: "if (!listValuesUnder(name, input).every(isSame))",
    to: "if (!listValuesUnder(name, input).every((sentValue) => isSame(sentValue) || !isRecord(sentValue)))",
  },
  {
    name: "a party that is not added to a report's rows",
    file: "server/auth/scope.ts",
    from: "if (principal.party) return account ? ofParty(query, principal, account) : limitToUsers(query, column, []);",
    to: "if (principal.party) return query;",
  },
  {
    name: "a party that is not looked at where one bill is read",
    file: "server/reports/sales/sale.ts",
    from: 'where("b.id", query.BillID), principal,',
    to: 'where("b.id", query.BillID), { ...principal, party: null, wholeCompany: true },',
  },
  {
    name: "what was written for all parties of a journal shown to one",
    file: "server/reports/ledgers/ledger.ts",
    from: "OtherNarration: principal.party ? OWN_NARRATION : NARRATION_SQL",
    to: "OtherNarration: NARRATION_SQL",
  },
];
