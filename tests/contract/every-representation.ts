import { beforeAll, describe, expect, it } from "vitest";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { withTransaction } from "../../packages/server/db/transaction.ts";
import { kairali } from "../../packages/server/demo/companies/kairali.ts";
import { makeCompany } from "../../packages/server/demo/masters/make-company.ts";
import { DEMO_SEED } from "../../packages/server/demo/demo-seed.ts";
import { createRandom } from "../../packages/server/demo/random.ts";
import { MID_YEAR } from "../demo-database.ts";
import { makeForm } from "../form.ts";
import { NEW_COMPANY } from "../new-company.ts";
import type { Product } from "../product.ts";
import { makeSampleRequest, operations, type Known, type Operation } from "../wall/operations.ts";
import { postSamples, type Samples } from "../wall/samples.ts";
import { listVisitors } from "../wall/visitors.ts";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { postEveryKind } from "./kinds/post-every-kind.ts";
import { listWrongTotals } from "./kinds/report-totals.ts";
import { isWhole, pickOneIn } from "../whole.ts";

/**
 * Tests that every report answers in each representation of the contract: in a company with
 * documents of every kind, in one with masters only, and in a new one. Posts documents in company 1
 * of the product, which must be a demo of 300 bills until `lastDay`.
 */
export function describeEveryRepresentation(getProduct: () => Product, lastDay = MID_YEAR): void {
  describe("every report answers in every representation", { timeout: 600_000 }, () => {
    let knownValues: Known;

    beforeAll(async () => {
      const [visitor] = await listVisitors(getProduct().db, 1);
      knownValues = visitor?.known as Known;
    });

    it("in a company with documents of every kind", async () => {
      const product = getProduct();
      const cookie = await product.signIn(1, "meera");
      const paths = new Map(operations.map(({ id, path }) => [id, path]));
      await postSamples(product, cookie, knownValues.samples as Samples, paths);
      expect(await postEveryKind(product, cookie, knownValues.samples as Samples)).toEqual([]);
      expect(await listWrongAnswers(product, cookie, knownValues)).toEqual([]);
    });

    it("the totals of these documents are those of the ledger and the stock book", async () => {
      const product = getProduct();
      const cookie = await product.signIn(1, "meera");
      expect(await listWrongTotals(product, cookie, knownValues)).toEqual([]);
      expect(await checkBooks(product.db, 1)).toEqual([]);
    });

    it("in a company with masters and no documents", async () => {
      const product = getProduct();
      // The same blueprint gives the masters the ids that they have in company 1.
      const { author } = await withTransaction(product.db, (trx) =>
        makeCompany(trx, kairali, lastDay, createRandom(DEMO_SEED)),
      );
      const companyValues = await replaceCompany(product, author.companyId, "meera");
      const cookie = await product.signIn(author.companyId, "meera");
      const askedReports = pickOneIn(2, reports);
      expect(await listWrongAnswers(product, cookie, companyValues, { askedReports })).toEqual([]);
    });

    it("in a new company, unless the report is about a record that it does not have", async () => {
      const product = getProduct();
      const answer = await product.call({
        method: "POST",
        path: "/api/insertcompany",
        body: makeForm({ CompanyId: 0, ...NEW_COMPANY }),
        cookie: await product.signIn(1, "meera"),
      });
      expect(answer.status, answer.text).toBe(200);
      const { id } = answer.read<{ id: number }>();
      const companyValues = await replaceCompany(product, id, NEW_COMPANY.AdminUserName);
      const signInAnswer = await product.call({
        method: "POST",
        path: "/api/login",
        body: { CompanyID: id, Username: NEW_COMPANY.AdminUserName, Password: NEW_COMPANY.AdminPassword },
      });
      expect(signInAnswer.status, signInAnswer.text).toBe(200);
      const cookie = signInAnswer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
      const wrongAnswers = await listWrongAnswers(product, cookie, companyValues, {
        fileReports: FILE_REPORTS,
      });
      // A new company has not said how often it files GST returns.
      const allowedAnswers = / NOT_FOUND|^gst\.\w+ as [^:]+: 422 FILING_FREQUENCY_UNKNOWN/;
      expect(wrongAnswers.filter((each) => !allowedAnswers.test(each))).toEqual([]);
    });

    async function replaceCompany(product: Product, companyId: number, username: string): Promise<Known> {
      const own = { company_id: companyId };
      const user = await product
        .db("users")
        .where({ ...own, username })
        .first("id");
      const year = await product.db("financial_years").where(own).orderBy("id", "desc").first("id");
      const values = { ...knownValues.values, FYearID: year.id as number };
      return { ...knownValues, companyId, userId: user.id as number, values };
    }
  });
}

/**
 * One line for each answer that is not 200, not of its type, or whose figures do not agree with the
 * books. Outside a whole run, only the reports of `fileReports` are asked for as PDF and Excel.
 */
async function listWrongAnswers(
  product: Product,
  cookie: string,
  knownValues: Known,
  { askedReports = reports, fileReports = new Set() }: Asked = {},
): Promise<string[]> {
  const wrongAnswers: string[] = [];
  for (const operation of askedReports)
    for (const type of listTypes(operation.id)) {
      if (FILE_TYPES.has(type) && !isWhole && !fileReports.has(operation.id)) continue;
      const request = makeSampleRequest(operation, knownValues);
      const answer = await product.call({ ...request, cookie, headers: { Accept: type } });
      const fault = answer.status === 200 ? findFault(type, answer.text) : answer.text.slice(0, 300);
      if (fault === undefined) continue;
      const { code = "" } = answer.status === 200 ? {} : answer.read<{ code?: string }>();
      wrongAnswers.push(`${operation.id} as ${type}: ${answer.status} ${code} ${fault}`);
    }
  return wrongAnswers;
}

interface Asked {
  askedReports?: readonly Operation[];
  fileReports?: ReadonlySet<string>;
}

function findFault(type: string, text: string): string | undefined {
  if (type === TABLE_TYPE) {
    const { ties } = JSON.parse(text) as { ties: { label: string; agrees: boolean }[] };
    const red = ties.filter(({ agrees }) => !agrees).map(({ label }) => label);
    return red.length > 0 ? `does not agree with ${red.join(", ")}` : undefined;
  }
  const beginning = FIRST_CHARACTERS[type] ?? "";
  return text.startsWith(beginning) ? undefined : `begins with ${text.slice(0, 20)}`;
}

function listTypes(id: string): string[] {
  return contentTypes.get(id) ?? [];
}

const contentTypes = new Map(
  Object.values(readSpec().paths)
    .flatMap((item) => Object.values(item))
    .map(({ operationId, responses }) => [operationId, Object.keys(responses["200"].content)]),
);
const TABLE_TYPE = "application/vnd.vanbook.table+json";
const EXCEL_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const FILE_TYPES = new Set(["application/pdf", EXCEL_TYPE]);
/** `fetch` removes the byte order mark from a CSV. */
const FIRST_CHARACTERS: Readonly<Record<string, string>> = { "application/pdf": "%PDF-", [EXCEL_TYPE]: "PK" };
const reports = operations.filter(({ id }) =>
  listTypes(id).some((type) => type === TABLE_TYPE || type === EXCEL_TYPE),
);
/** Reports whose files once failed in every company. */
const FILE_REPORTS = new Set(["balanceSheet.report", "vanLoads.report", "vanLoads.analysis"]);
