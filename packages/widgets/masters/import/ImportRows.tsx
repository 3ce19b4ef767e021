import { useId, useMemo, useState } from "react";
import { styled } from "styled-components";
import { SHORT_LIST_HEIGHT } from "../../../sdk/format/documented-numbers.ts";
import { count } from "../../../sdk/format/quantity.ts";
import { getFailureMessage } from "../../../sdk/text/say-in.ts";
import { Kinds } from "../../master/Kinds.styles.ts";
import { ListSurface } from "../../master/MasterList.styles.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { Surface } from "../../parts/Card.styles.ts";
import { EmptyState } from "../../parts/EmptyState.tsx";
import { LossQuestion } from "../../parts/LossQuestion.tsx";
import { Bar } from "../../parts/Toolbar.styles.ts";
import { DataTable } from "../../table/DataTable.tsx";
import { download } from "../../report/export/save-file.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { useSay } from "../../text/use-text.ts";
import {
  importColumns,
  mapFaultsByRow,
  mapRoundedByRow,
  importLine,
  isDoubtful,
  isWrong,
  listShownColumns,
  writeWrongRowsCsv,
  type ImportLine,
} from "./import-lines.ts";
import type { ImportModel } from "./use-import.ts";

export function ImportRows({ model }: { model: ImportModel }) {
  const { kind, rows, outcomes, sheet, isDone } = model;
  const { preview } = sheet;
  const say = useSay();
  const { sheetImport: text } = useMastersText();
  const [shownFilter, setShownFilter] = useState<Shown>("all");
  const [selectedLine, setSelectedLine] = useState<readonly unknown[]>();
  const visibleColumns = useMemo(() => listShownColumns(kind, rows), [kind, rows]);
  const columns = useMemo(() => importColumns(visibleColumns, text), [visibleColumns, text]);
  const lines = useMemo(() => {
    const terms = {
      ...{ kind, shown: visibleColumns },
      ...{ faults: mapFaultsByRow(preview), roundedFigures: mapRoundedByRow(preview) },
    };
    return rows.map((row) => importLine(terms, row, outcomes.get(row.Row), text, say));
  }, [kind, visibleColumns, rows, preview, outcomes, text, say]);
  const wrong = lines.filter((line) => isWrong(line, text));
  const doubtful = lines.filter((line) => isDoubtful(line, text));
  const isShown = (line: ImportLine) =>
    shownFilter === "all" ||
    (shownFilter === "doubtful" ? isDoubtful(line, text) : isWrong(line, text) === (shownFilter === "wrong"));
  const order = Uint32Array.from([...lines.entries()].flatMap(([at, line]) => (isShown(line) ? [at] : [])));
  const explainedLines = [...wrong, ...lines.filter((line) => line[2] !== null && !isWrong(line, text))];
  const unsound = rows.filter(({ Error }) => Error !== null).length;
  const importedRows = [...outcomes.values()].filter(({ id }) => id !== null).length;
  const ignoredColumns = sheet.preview?.ignored ?? [];
  const roundedCount = sheet.preview?.rounded?.length ?? 0;
  const partyMessages = (preview?.parties ?? []).flatMap(({ AccountName, message, ...party }) =>
    message === null ? [] : [{ name: AccountName, sentence: say(getFailureMessage({ ...party, message })) }],
  );
  if (rows.length === 0)
    return (
      <Surface className="vb-card" aria-label={text.title[kind]}>
        <EmptyState title={text.empty} />
      </Surface>
    );
  return (
    <ListSurface className="vb-card vb-master-list" aria-label={text.title[kind]}>
      <Bar className="vb-report-bar">
        <Shows
          shown={shownFilter}
          onChange={setShownFilter}
          counts={{
            all: lines.length,
            wrong: wrong.length,
            sound: lines.length - wrong.length,
            doubtful: doubtful.length,
          }}
        />
        {wrong.length > 0 && (
          <Button
            icon="csv"
            onPress={() =>
              download(
                new Blob([writeWrongRowsCsv(visibleColumns, wrong, text)], { type: "text/csv" }),
                "import-errors.csv",
              )
            }
          >
            {text.save}
          </Button>
        )}
      </Bar>
      {ignoredColumns.length > 0 && <Banner tone="info" title={text.ignored(ignoredColumns.join(", "))} />}
      {roundedCount > 0 && <Banner tone="info" title={text.rounded(count(roundedCount))} />}
      {partyMessages.length > 0 && (
        <Parties className="vb-import-parties" role="group" aria-label={text.parties} tabIndex={0}>
          {partyMessages.map(({ name, sentence }) => (
            <Banner key={name} tone="info" title={sentence} />
          ))}
        </Parties>
      )}
      {isDone && (
        <Banner
          tone={wrong.length > 0 ? "warn" : "info"}
          title={
            wrong.length > 0
              ? text.done(count(importedRows), count(wrong.length))
              : text.doneAll(count(importedRows))
          }
        />
      )}
      {!isDone && unsound > 0 && (
        <Banner
          tone="warn"
          title={
            kind === "openingBill"
              ? text.noneUntilSound(count(unsound))
              : unsound < rows.length
                ? text.leftOut(count(unsound))
                : text.allWrong
          }
        />
      )}
      {explainedLines.length > 0 && (
        <Reason line={explainedLines.find((line) => line === selectedLine) ?? explainedLines[0]} />
      )}
      {model.doubts !== undefined && (
        <LossQuestion
          title={text.doubtTitle}
          keep={text.look}
          lose={text.importAnyway}
          onAnswer={(isYes) => {
            if (!isYes) setShownFilter("doubtful");
            model.answerDoubts(isYes);
          }}
        >
          {text.doubts(count(model.doubts))}
        </LossQuestion>
      )}
      {order.length === 0 ? (
        <EmptyState title={shownFilter === "wrong" ? text.noWrong : text.empty} />
      ) : (
        <Rows className="vb-import-rows">
          <DataTable
            label={text.title[kind]}
            columns={columns}
            rows={lines}
            order={order}
            view={`${sheet.preview?.importKey ?? ""}/${shownFilter}`}
            missing=""
            selected={selectedLine}
            onOpen={setSelectedLine}
            card={{ title: "name", amount: "status", details: ["reason", ...DISTINGUISHING_COLUMNS[kind]] }}
          />
        </Rows>
      )}
    </ListSurface>
  );
}

/** Shows the full reason of the selected or first row, because its cell may be too narrow. */
function Reason({ line }: { line: ImportLine | undefined }) {
  return (
    <ReasonLine className="vb-import-reason" role="status">
      {line?.[2]}
    </ReasonLine>
  );
}

/** Columns that tell similar rows apart when only a few columns fit. */
const DISTINGUISHING_COLUMNS = {
  customer: ["Place", "Mobile"],
  supplier: ["Place", "Mobile"],
  item: ["itemcolour", "itemsize"],
  openingBill: ["BillNo", "Amount"],
} as const;

type Shown = "all" | "wrong" | "sound" | "doubtful";

function Shows({
  shown,
  onChange,
  counts,
}: {
  shown: Shown;
  onChange: (filter: Shown) => void;
  counts: Readonly<Record<Shown, number>>;
}) {
  const { sheetImport: text } = useMastersText();
  const name = useId();
  const kinds = [
    ["all", text.all],
    ["wrong", text.onlyWrong],
    ["sound", text.onlySound],
    ["doubtful", text.onlyDoubtful],
  ] as const;
  return (
    <Kinds className="vb-kinds">
      <legend className="vb-hidden">{text.show}</legend>
      {kinds
        .filter(([kind]) => kind !== "doubtful" || kind === shown || counts.doubtful > 0)
        .map(([kind, label]) => (
          <label key={kind}>
            <input type="radio" name={name} checked={shown === kind} onChange={() => onChange(kind)} />
            {`${label} (${count(counts[kind])})`}
          </label>
        ))}
    </Kinds>
  );
}

const Rows = styled.div`
  --vb-table-height: ${SHORT_LIST_HEIGHT};
`;

/** A sheet may have hundreds of parties: they must not push its rows out of sight. */
const Parties = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: var(--vb-space-1);
  max-height: calc(var(--vb-control) * 4);
  overflow-y: auto;
`;

const ReasonLine = styled.p`
  padding: 0 var(--vb-space-3) var(--vb-space-3);
  overflow-wrap: anywhere;
`;
