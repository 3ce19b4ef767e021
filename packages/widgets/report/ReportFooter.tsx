import { Suspense, type ReactNode } from "react";
import { money } from "../../sdk/format/money.ts";
import { Icon } from "../parts/Icon.tsx";
import { IconButton } from "../parts/IconButton.tsx";
import { SmallSelect } from "../parts/SmallSelect.styles.ts";
import { useText } from "../text/use-text.ts";
import { formatMessage } from "../../sdk/text/say-in.ts";
import { Foot } from "../parts/foot/Footer.styles.ts";
import { listPageSizes } from "../../sdk/report/state/report-state.ts";
import { useReportModel } from "./report-context.ts";
import { count } from "../../sdk/format/quantity.ts";
import { lazyPart } from "../parts/lazy-part.ts";

const TieLinks = lazyPart(() => import("./TieLinks.tsx").then((part) => part.TieLinks));

/** The ties (which reports this one agrees with), rows per page, and the pager. */
export function ReportFooter({ children }: { children?: ReactNode }) {
  const text = useText();
  const { definition, table, isOutdated } = useReportModel();
  // Outdated ties belong to the previous range.
  const ties = isOutdated ? [] : table?.ties;
  if (!table || table.page.rows === 0) return children;
  return (
    <Foot className="vb-report-foot">
      {ties?.map((tie) => (
        <span key={tie.label} className={tie.agrees ? "vb-tie vb-credit" : "vb-tie vb-tie-off"}>
          <Icon name={tie.agrees ? "check" : "warn"} />
          {tie.agrees
            ? text.report.agreesWith(formatMessage(text, { ...tie, message: tie.label }))
            : text.report.differsFrom(formatMessage(text, { ...tie, message: tie.label }), money(tie.amount))}
          {tie.opens && (
            <Suspense>
              <TieLinks reports={tie.opens} />
            </Suspense>
          )}
        </span>
      ))}
      {children}
      {definition.rows?.isWhole ? null : <Pager />}
    </Foot>
  );
}

function Pager() {
  const text = useText();
  const { definition, table, state, change } = useReportModel();
  if (!table) return null;
  const { number, pages } = table.page;
  const go = (page: number) => change({ page });
  return (
    <nav className="vb-pager" aria-label={text.report.pages}>
      <label>
        {text.report.rowsPerPage}{" "}
        <SmallSelect
          className="vb-size"
          value={state.size}
          onChange={(event) => change({ size: Number(event.target.value) })}
        >
          {listPageSizes(definition)
            .toSorted((a, b) => a - b)
            .map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
        </SmallSelect>
      </label>
      <span className="vb-pages">{text.report.pageOf(count(number), count(pages))}</span>
      <IconButton icon="first" label={text.report.firstPage} isDisabled={number <= 1} onPress={() => go(1)} />
      <IconButton
        icon="left"
        label={text.report.previousPage}
        isDisabled={number <= 1}
        onPress={() => go(number - 1)}
      />
      <IconButton
        icon="right"
        label={text.report.nextPage}
        isDisabled={number >= pages}
        onPress={() => go(number + 1)}
      />
      <IconButton
        icon="last"
        label={text.report.lastPage}
        isDisabled={number >= pages}
        onPress={() => go(pages)}
      />
    </nav>
  );
}
