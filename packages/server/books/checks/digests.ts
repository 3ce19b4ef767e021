import type { Knex } from "knex";
import {
  CURRENT_LIST,
  DOCUMENT_TABLES,
  findDocumentTables,
  type DigestedTable,
  type DocumentTable,
  type LineTable,
  type VoucherKind,
} from "@vanbook/sdk/books";
import {
  buildListedDigestSql,
  buildRowDigestSql,
  buildStatusDigestSql,
  DIGEST_MODULUS,
  IS_DIFFERENT,
  LIST_NUMBERS,
} from "../digests/digest-sql.ts";
import type { Check } from "./finding.ts";
import { laterDigestChecks, orderDigestChecks } from "./order-digests.ts";

type Given = Readonly<Record<string, Knex.Value>>;

/** Sums of one table in a range of vouchers, modulo 2^32: as written, and of the rows. */
interface Compared {
  check: Check;
  written: bigint;
  found: bigint;
}

export interface RangeDigests {
  /** The checks that find the vouchers that differ. */
  differing: readonly Check[];
  /** Changes with any row of the range. */
  sums: unknown;
}

/**
 * I14: reads each table once and compares the sum of its rows' digests with the sum of those that
 * were written. Only where they differ are single vouchers examined, by the checks returned. Each
 * digest is multiplied by a weight of its voucher, so that two vouchers with each other's digests
 * differ too; not those of lines, because a line does not have its voucher's id.
 */
export async function readRangeDigests(db: Knex, range: Given): Promise<RangeDigests> {
  const vouchers = await queryRows(db, VOUCHER_SUMS, range);
  const lists = new Set(vouchers.map(({ list }) => Number(list)));
  const [list = CURRENT_LIST] = lists;
  const isMixed = lists.size !== 1 || !LIST_NUMBERS.includes(list);
  const rows = await queryRows(db, buildTableSums(list, isMixed), range);
  const documents = await queryRows(db, buildDocumentSums(list, isMixed), range);
  const later = await queryRows(db, LATER_SUMS, range);
  const lines = await readLineSums(db, range, { list, isMixed, documents });
  const sumWritten = (column: string, table?: string) =>
    sumOf(
      vouchers
        .filter(({ kind }) => table === undefined || findTable(kind) === table)
        .map((row) => row[column]),
    );
  const sumLater = (table: string) =>
    sumOf(later.filter((row) => row.of_table === table).map((row) => row.digest));
  const comparisons: Compared[] = [
    ...VOUCHER_PARTS.map(({ table, column, check }) => ({
      check,
      written: (column ? sumWritten(column) : 0n) + sumLater(table),
      found: sumOf(rows.filter((row) => row.of_table === table).map((row) => row.digest)),
    })),
    ...DOCUMENT_PARTS.flatMap(({ table, lineTable, checks }) => {
      const own = documents.find((row) => row.of_table === table);
      return [
        { check: checks.head, written: sumWritten("digest_document", table), found: sumOf([own?.digest]) },
        { check: checks.status, written: sumLater(table), found: sumOf([own?.status]) },
        ...(checks.lines
          ? [
              {
                check: checks.lines,
                written: sumWritten("digest_lines", table),
                found: sumOf(lines.filter((row) => row.of_table === lineTable).map((row) => row.digest)),
              },
            ]
          : []),
      ];
    }),
  ];
  const isVoucherChanged = vouchers.some(({ wrong }) => Number(wrong) > 0);
  return {
    differing: [
      ...(isVoucherChanged ? [digestSums] : []),
      ...comparisons
        .filter(({ written, found }) => (written - found) % EXACT_MODULUS !== 0n)
        .map(({ check }) => check),
    ],
    sums: [vouchers, rows, documents, later, lines],
  };
}

/**
 * If no other document has an id between the first and the last of the range, reads the lines by
 * these ids, which is faster than reading the lines of each document.
 */
async function readLineSums(
  db: Knex,
  range: Given,
  { list, isMixed, documents }: { list: number; isMixed: boolean; documents: readonly SumRow[] },
): Promise<SumRow[]> {
  const withLines = DOCUMENT_PARTS.flatMap(({ table, lineTable, parent }) => {
    const ids = documents.find((row) => row.of_table === table);
    return lineTable && parent && Number(ids?.number) > 0 ? [{ table, lineTable, parent, ids }] : [];
  });
  if (withLines.length === 0) return [];
  const countSql = withLines.map(
    ({ table, ids }) =>
      `SELECT '${table}' AS of_table, COUNT(*) AS number FROM ${table} d
        WHERE d.company_id = :company AND d.id BETWEEN ${Number(ids?.first)} AND ${Number(ids?.last)}`,
  );
  const counts = await queryRows(db, countSql.join(" UNION ALL "), range);
  const sums = withLines.map(({ table, lineTable, parent, ids }) => {
    const isAlone = Number(counts.find((row) => row.of_table === table)?.number) === Number(ids?.number);
    const digest = buildDigestOf(lineTable, "t", list, isMixed);
    const voucherJoin = isMixed
      ? "JOIN vouchers v ON v.company_id = d.company_id AND v.id = d.voucher_id"
      : "";
    return isAlone && !isMixed
      ? `SELECT '${lineTable}' AS of_table, COUNT(*) AS number, SUM(${digest}) AS digest FROM ${lineTable} t
          WHERE t.company_id = :company AND t.${parent} BETWEEN ${Number(ids?.first)} AND ${Number(ids?.last)}`
      : `SELECT '${lineTable}' AS of_table, COUNT(*) AS number, SUM(${digest}) AS digest FROM ${table} d ${voucherJoin}
          JOIN ${lineTable} t ON t.company_id = d.company_id AND t.${parent} = d.id
          WHERE d.company_id = :company AND d.voucher_id ${OF_RANGE}`;
  });
  return queryRows(db, sums.join(" UNION ALL "), range);
}

function buildTableSums(list: number, isMixed: boolean): string {
  return VOUCHER_PARTS.map(
    ({
      table,
    }) => `SELECT '${table}' AS of_table, COUNT(*) AS number, SUM(${buildDigestOf(table, "t", list, isMixed)} * ${buildWeightSql("t.voucher_id")}) AS digest
      FROM ${table} t ${isMixed ? JOINED_VOUCHER_SQL : ""} WHERE t.company_id = :company AND t.voucher_id ${OF_RANGE}`,
  ).join(" UNION ALL ");
}

function buildDocumentSums(list: number, isMixed: boolean): string {
  return DOCUMENT_PARTS.map(
    ({ table }) => `SELECT '${table}' AS of_table, COUNT(*) AS number, MIN(t.id) AS first, MAX(t.id) AS last,
        SUM(${buildDigestOf(table, "t", list, isMixed)} * ${buildWeightSql("t.voucher_id")}) AS digest,
        SUM(${buildStatusDigestSql("t")} * ${buildWeightSql("t.voucher_id")}) AS status
      FROM ${table} t ${isMixed ? JOINED_VOUCHER_SQL : ""} WHERE t.company_id = :company AND t.voucher_id ${OF_RANGE}`,
  ).join(" UNION ALL ");
}

/** Odd, so that no difference of a digest is lost modulo 2^32; at most 2^29, also of ids below 0. */
function buildWeightSql(voucherId: string): string {
  return `((${voucherId} & ${2 ** 28 - 1}) * 2 + 1)`;
}

/** Of mixed lists, by that of each row's voucher `v`. */
function buildDigestOf(table: DigestedTable, row: string, list: number, isMixed: boolean): string {
  return isMixed
    ? `COALESCE(${buildListedDigestSql(table, row, `COALESCE(v.digest_list, IF(v.id IS NULL, ${CURRENT_LIST}, 0))`)}, 0)`
    : buildRowDigestSql(table, row, list);
}

/** Finds the vouchers of a range whose rows in a table differ from their digest. */
function buildPartCheck(
  table: DigestedTable,
  { rows, written, of = table }: { rows: string; written?: string; of?: string },
): Check {
  const later = `SELECT voucher_id, 0.0 - digest FROM voucher_digests
        WHERE company_id = :company AND voucher_id ${OF_RANGE} AND of_table = '${of}'`;
  const postedSql = written
    ? `UNION ALL SELECT id, 0.0 - ${written} FROM vouchers WHERE company_id = :company AND id ${OF_RANGE}`
    : "";
  return {
    invariant: "I14",
    message: `The rows of a voucher in ${table} are not those that were posted.`,
    isOfRange: true,
    sql: `SELECT voucher_id FROM (${rows} UNION ALL ${later} ${postedSql}) AS digests
      GROUP BY voucher_id HAVING ${IS_DIFFERENT} ORDER BY voucher_id LIMIT :most`,
  };
}

function buildRowsSql(table: DigestedTable, voucher = "t.voucher_id", documentJoin = ""): string {
  return `SELECT ${voucher} AS voucher_id, ${buildDigestOf(table, "t", CURRENT_LIST, true)} AS digest FROM ${table} t ${documentJoin}
        LEFT JOIN vouchers v ON v.company_id = t.company_id AND v.id = ${voucher}
        WHERE t.company_id = :company AND ${voucher} ${OF_RANGE}`;
}

function makeDocument({
  table,
  lineTable,
  parent,
}: {
  table: DocumentTable;
  lineTable?: LineTable;
  parent?: string;
}) {
  const kinds = Object.keys(DOCUMENT_TABLES)
    .filter((kind) => findTable(kind) === table)
    .map((kind) => `'${kind}'`)
    .join(", ");
  const ofKind = (column: string) => `IF(kind IN (${kinds}), ${column}, 0)`;
  const head = `JOIN ${table} d ON d.company_id = t.company_id AND d.id = t.${parent ?? "id"}`;
  const status = `SELECT t.voucher_id, ${buildStatusDigestSql("t")} AS digest FROM ${table} t
        WHERE t.company_id = :company AND t.voucher_id ${OF_RANGE}`;
  return {
    ...{ table, lineTable, parent },
    checks: {
      head: buildPartCheck(table, { rows: buildRowsSql(table), written: ofKind("digest_document"), of: "" }),
      status: {
        ...buildPartCheck(table, { rows: status }),
        message: `A document in ${table} is cancelled or replaced in another way than was written.`,
      },
      lines: lineTable
        ? buildPartCheck(lineTable, {
            rows: buildRowsSql(lineTable, "d.voucher_id", head),
            written: ofKind("digest_lines"),
          })
        : undefined,
    },
  };
}

function findTable(kind: unknown): string | undefined {
  return findDocumentTables(kind as VoucherKind)?.table;
}

async function queryRows(db: Knex, sql: string, bindings: Given): Promise<SumRow[]> {
  const [rows = []] = await db.raw<[SumRow[]]>(sql, bindings);
  return rows;
}

function sumOf(digests: readonly SumRow[string][]): bigint {
  return digests.reduce<bigint>((sum, digest) => sum + BigInt(digest ?? 0), 0n);
}

type SumRow = Readonly<Record<string, string | number | null | undefined>>;

const OF_RANGE = "BETWEEN :from AND :until";
const EXACT_MODULUS = BigInt(DIGEST_MODULUS);
const JOINED_VOUCHER_SQL = "LEFT JOIN vouchers v ON v.company_id = t.company_id AND v.id = t.voucher_id";

/** What has no list and no digest was posted before there were digests, and is not derived yet. */
const IS_CHANGED = `NOT (v.digest_list IS NULL AND v.digest_voucher = 0)
      AND (${buildListedDigestSql("vouchers", "v", "v.digest_list")} = v.digest_voucher) IS NOT TRUE`;

export const digestSums: Check = {
  invariant: "I14",
  message: "A voucher's row in vouchers is not the one that was posted.",
  isOfRange: true,
  sql: `SELECT v.id AS voucher_id FROM vouchers v
      WHERE v.company_id = :company AND v.id ${OF_RANGE} AND ${IS_CHANGED} ORDER BY v.id LIMIT :most`,
};

const WEIGHTED_COLUMNS = "document entries moves batches settlements openings".split(" ");
const VOUCHER_SUMS = `SELECT v.kind, COALESCE(ABS(v.digest_list), 0) AS list, COUNT(*) AS number, SUM(${IS_CHANGED}) AS wrong,
        SUM(v.digest_voucher) AS digest_voucher, SUM(v.digest_lines) AS digest_lines,
        ${WEIGHTED_COLUMNS.map((name) => `SUM(v.digest_${name} * ${buildWeightSql("v.id")}) AS digest_${name}`).join(", ")}
      FROM vouchers v WHERE v.company_id = :company AND v.id ${OF_RANGE} GROUP BY 1, 2 ORDER BY 1, 2`;
const LATER_SUMS = `SELECT of_table, SUM(digest * ${buildWeightSql("voucher_id")}) AS digest FROM voucher_digests
      WHERE company_id = :company AND voucher_id ${OF_RANGE} GROUP BY of_table ORDER BY of_table`;

const VOUCHER_PARTS = (
  [
    ["ledger_entries", "digest_entries"],
    ["opening_bills", "digest_openings"],
    ["stock_moves", "digest_moves"],
    ["stock_move_batches", "digest_batches"],
    ["settlements", "digest_settlements"],
    ["bank_dates", undefined],
  ] as const
).map(([table, column]) => ({
  ...{ table, column },
  check: buildPartCheck(table, { rows: buildRowsSql(table), ...(column && { written: column }) }),
}));

const DOCUMENT_PARTS = [
  ...new Map(Object.values(DOCUMENT_TABLES).map((each) => [each.table, each])).values(),
].map(makeDocument);

/** `isOfRange` checks run only for a range whose sums differ. */
export const digestChecks: readonly Check[] = [
  digestSums,
  ...VOUCHER_PARTS.map(({ check }) => check),
  ...DOCUMENT_PARTS.flatMap(({ checks }) => [
    checks.head,
    ...(checks.lines ? [checks.lines] : []),
    checks.status,
  ]),
  ...orderDigestChecks,
  ...laterDigestChecks,
];
