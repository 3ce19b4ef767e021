import { Suspense, type ComponentProps } from "react";
import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { customerDetailsReport } from "../../../sdk/reports/accounts/customer-details-report.ts";

const Customers = createReport(customerDetailsReport);

/**
 * Lists all customers, or those created in a range, with address, salesman and route. It is the
 * address book of the sales staff.
 * @widget Ledgers and accounts
 */
export function CustomerDetailsReport({ slots, ...props }: ComponentProps<typeof Customers>) {
  const footer = (
    <Suspense>
      <EntriesShown />
    </Suspense>
  );
  return <Customers {...props} slots={{ footer, ...slots }} />;
}

CustomerDetailsReport.definition = Customers.definition;

const EntriesShown = lazyPart(() => import("./EntriesShown.tsx").then((part) => part.EntriesShown));
