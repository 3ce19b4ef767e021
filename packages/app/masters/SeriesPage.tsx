import { AllocationMaster, InvoiceSeriesMaster } from "@vanbook/widgets";
import { TabbedScreen } from "../pages/TabbedScreen.tsx";
import { administrator } from "../roles.ts";
import { useText } from "../text/use-text.ts";
import { useMay } from "../session/use-may.ts";

/** /TabSeries: which user bills in which series, and the series themselves. */
export function SeriesPage() {
  const { masters: text } = useText();
  const isReadOnly = !useMay(administrator);
  return (
    <TabbedScreen
      label={text.seriesTabs}
      storageKey="ActiveSeriesTab"
      tabs={[
        {
          id: "allocation",
          label: text.allocation,
          content: <AllocationMaster heading={1} isReadOnly={isReadOnly} />,
        },
        {
          id: "series",
          label: text.invoiceSeries,
          content: <InvoiceSeriesMaster heading={1} isReadOnly={isReadOnly} />,
        },
      ]}
    />
  );
}
