import { Button } from "../../parts/Button.tsx";
import { PrintKey } from "../../report/export/print/PrintKey.tsx";
import type { NamedSheet } from "../../../sdk/files/sheet.ts";
import { useSheetExport } from "../../report/export/use-sheet-export.ts";
import { useText } from "../../text/use-text.ts";

export interface StatementFilesProps {
  sheet: () => Promise<NamedSheet>;
  isOutdated: boolean;
}

export function StatementFiles({ sheet, isOutdated }: StatementFilesProps) {
  const text = useText();
  const exports = useSheetExport();
  const start = (kind: "excel" | "pdf" | "print") =>
    void sheet().then(({ content, name }) => exports.start(kind, content, name));
  return (
    <>
      <PrintKey print={isOutdated ? undefined : () => start("print")} />
      {FILE_KINDS.map(({ kind, icon }) => (
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

const FILE_KINDS = [
  { kind: "excel", icon: "sheet" },
  { kind: "pdf", icon: "pdf" },
  { kind: "print", icon: "print" },
] as const;
