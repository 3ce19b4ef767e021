import { AllocationMaster, InvoiceSeriesMaster } from "@vanbook/widgets";
import { TabbedScreen } from "../pages/TabbedScreen.tsx";
import { administrator as writers } from "../roles.ts";
import { useText } from "../text/use-text.ts";

export function SeriesPage() {
  const { masters: text } = useText();
  return (
    <TabbedScreen
      label={text.seriesTabs}
      storageKey="ActiveSeriesTab"
      tabs={[
        { id: "allocation", label: text.allocation, show: AllocationMaster, writers },
        { id: "series", label: text.invoiceSeries, show: InvoiceSeriesMaster, writers },
      ]}
    />
  );
}
