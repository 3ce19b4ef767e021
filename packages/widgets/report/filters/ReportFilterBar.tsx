import { useState } from "react";
import { Button } from "../../parts/Button.tsx";
import { useText } from "../../text/use-text.ts";
import { Asks } from "../ReportBar.styles.ts";
import { FilterField } from "./FilterField.tsx";
import { withFilter } from "./with-filter.ts";
import { useReportModel } from "../report-context.ts";

/**
 * A report's main filters (a customer, a ledger head), always visible above the rows, with the
 * buttons to generate and clear if the report has them.
 */
export function ReportFilterBar() {
  const text = useText();
  const { definition, state, initial, change, missing, isLoading, retry } = useReportModel();
  const [isComplaining, setComplaining] = useState(false);
  const filters = definition.filters?.filter(({ isOnBar }) => isOnBar) ?? [];
  const generate = definition.words?.generate;
  return (
    <Asks className="vb-report-asks">
      {filters.map((filter) => (
        <FilterField
          key={filter.param}
          filter={filter}
          value={state.filters[filter.param]}
          chosen={filter.after === undefined ? undefined : state.filters[filter.after]}
          onChange={(value) =>
            change({ filters: withFilter(definition.filters ?? [], state.filters, filter.param, value) })
          }
        />
      ))}
      {generate && (
        <>
          <Button
            variant="primary"
            pendingLabel={isLoading && definition.words?.generating}
            onPress={() => {
              setComplaining(missing !== undefined);
              if (missing === undefined) retry();
            }}
          >
            {generate}
          </Button>
          <Button
            onPress={() => {
              setComplaining(false);
              change({ ...initial });
            }}
          >
            {text.clear}
          </Button>
        </>
      )}
      {isComplaining && missing !== undefined && (
        <p className="vb-error" role="alert">
          {missing}
        </p>
      )}
    </Asks>
  );
}
