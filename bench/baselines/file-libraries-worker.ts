import { jsPDF } from "jspdf";
import autoTable from "jspdf-autotable";
import { utils, write } from "xlsx";
import type { CellValue } from "../../packages/sdk/files/cells/cell-kind.ts";

export interface BaselineOrder {
  kind: "sheetjs" | "sheetjs-plain" | "autotable";
  labels: readonly string[];
  rows: CellValue[][];
}

export interface BaselineAnswer {
  milliseconds: number;
  bytes: number;
}

const writers = {
  sheetjs: (order: BaselineOrder) => writeSheet(order, true),
  "sheetjs-plain": (order: BaselineOrder) => writeSheet(order, false),
  autotable: ({ labels, rows }: BaselineOrder) => {
    const document = new jsPDF();
    autoTable(document, { head: [[...labels]], body: rows });
    return document.output("arraybuffer");
  },
};

function writeSheet({ labels, rows }: BaselineOrder, compression: boolean) {
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([[...labels], ...rows]), "Sale Report");
  return write(workbook, { type: "array", bookType: "xlsx", compression }) as ArrayBuffer;
}

self.addEventListener("message", ({ data }: MessageEvent<BaselineOrder>) => {
  const startTime = performance.now();
  const { byteLength } = writers[data.kind](data);
  const answer: BaselineAnswer = { milliseconds: performance.now() - startTime, bytes: byteLength };
  self.postMessage(answer);
});
