import type { MasterServer, StoryRecord } from "./master-server.ts";
import { COMPANY } from "./story-answers.ts";

const NAMES: Readonly<Record<number, string>> = {
  14: "Aswathy Medicals",
  15: "Sree Dhanwanthari Ayurveda Hospital and Research Centre, Kozhencherry",
  16: "Bank Charges",
};

/** Three receipts, one of them a cheque from a customer with a long name; the ledgers that a receipt may name. */
export const receiptServer: MasterServer = {
  master: {
    id: "ReId",
    rows: [
      receipt(3, 101, 14, 2500, {}),
      receipt(2, 102, 15, 162764.46, {
        ChkNo: "004512",
        ChkDate: "2026-11-30",
        Bank: "Federal Bank",
        Branch: "Kozhencherry",
        Narration: "Against September",
      }),
      receipt(1, 101, 16, 0.5, {}),
    ],
    list: "/api/getreciept",
    create: "/api/insertupdatereciept",
    update: "/api/updateReceipt",
    remove: "/api/deleteReciept",
    words: {
      created: "Receipt submitted successfully!",
      updated: "Receipt updated successfully!",
      deleted: "Receipt deleted successfully!",
    },
    shown: ({ RDate, PLID, PartyID, Debit, ...sent }) => ({
      ...receipt(4, Number(PLID), Number(PartyID), Number(Debit), { RDate, ...sent }),
    }),
    answer: pageOf,
  },
  answers: {
    "/api/getledger": [
      ledger(101, "Main Cash", 6),
      ledger(102, "Bank Current Account", 5),
      ledger(14, "Aswathy Medicals", 14),
      ledger(15, "Sree Dhanwanthari Ayurveda Hospital and Research Centre, Kozhencherry", 14),
      ledger(16, "Bank Charges", 12),
    ],
    "/api/GetReceiptNo": [{ ReNo: 4 }],
    "/api/WebLedger": {
      columns: ["Date"],
      rows: [],
      totals: { Debit: 0, Credit: 0, Opening: 18500, Closing: 18500 },
      page: { number: 1, size: 1, rows: 0, pages: 1 },
      ties: [],
    },
    "/api/getcompanynav": [COMPANY],
  },
};

/** As the server pages: the newest first, those with the text in number or ledger. */
function pageOf(rows: readonly StoryRecord[], asked: URLSearchParams) {
  const search = (asked.get("search") ?? "").toLowerCase();
  const [number, size] = [Number(asked.get("page") ?? 1), Number(asked.get("pageSize") ?? 500)];
  const found = rows
    .filter(({ ReNo, PartyLedgerName }) =>
      `${String(ReNo)} ${String(PartyLedgerName)}`.toLowerCase().includes(search),
    )
    .toSorted((one, other) => Number(other["ReId"]) - Number(one["ReId"]));
  const columns = Object.keys(receipt(0, 0, 0, 0, {}));
  return {
    columns,
    rows: found
      .slice((number - 1) * size, number * size)
      .map((row) => columns.map((column) => row[column] ?? null)),
    totals: {},
    page: { number, size, rows: found.length, pages: Math.max(1, Math.ceil(found.length / size)) },
    ties: [],
  };
}

function receipt(ReId: number, PLID: number, PartyID: number, Debit: number, more: StoryRecord): StoryRecord {
  return {
    ReId,
    ReNo: ReId,
    RDate: "2026-11-20",
    PLID,
    PLedgerName: PLID === 102 ? "Bank Current Account" : "Main Cash",
    AccGroupid: PLID === 102 ? 5 : 6,
    PartyID,
    PartyLedgerName: NAMES[PartyID] ?? "",
    Debit,
    Narration: null,
    ChkNo: null,
    ChkDate: null,
    Bank: null,
    Branch: null,
    Remark: null,
    FYearID: 2,
    ...more,
  };
}

function ledger(PLID: number, LedgerName: string, AccGroupid: number) {
  return { PLID, LedgerName, AccGroupid, PartyID: AccGroupid === 14 ? PLID : null };
}
