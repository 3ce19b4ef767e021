import { Button } from "../../parts/Button.tsx";
import type { DayRange } from "../../parts/dates/quick-range.ts";
import { PrintKey } from "../../report/export/print/PrintKey.tsx";
import { useSheetExport } from "../../report/export/use-sheet-export.ts";
import type { AnyTable } from "../../report/request/fetch-table.ts";
import { useText } from "../../text/use-text.ts";
import { statementFile } from "./profit-and-loss.ts";

export interface StatementFilesProps {
  table: AnyTable;
  /** The table is not yet that of the range. */
  isOutdated: boolean;
  range: DayRange;
  title: string;
}

/** The profit and loss statement as Excel, PDF and on paper. */
export function StatementFiles({ table, isOutdated, range, title }: StatementFilesProps) {
  const text = useText();
  const exports = useSheetExport();
  const start = (kind: "excel" | "pdf" | "print") => {
    const { content, name } = statementFile(table, { title, range }, text);
    exports.start(kind, content, name);
  };
  return (
    <>
      <PrintKey print={isOutdated ? undefined : () => start("print")} />
      {KINDS.map(({ kind, icon }) => (
        <Button
          key={kind}
          icon={icon}
          isDisabled={isOutdated}
          onPress={() => start(kind)}
          pendingLabel={exports.running?.kind === kind && text.report.preparingFile(text.report[kind])}
        >
          {text.report[kind]}
        </Button>
      ))}
    </>
  );
}

const KINDS = [
  { kind: "excel", icon: "sheet" },
  { kind: "pdf", icon: "pdf" },
  { kind: "print", icon: "print" },
] as const;
