import { useQuery } from "@tanstack/react-query";
import { useServices } from "../session/session-context.ts";

/** Company and financial year of the top bar. They change so rarely that one answer serves until the page is reloaded. */
export function useCompany() {
  const { vanbook } = useServices();
  const company = useQuery({
    queryKey: ["session.company"],
    queryFn: ({ signal }) => vanbook.session.company({}, { signal }),
    staleTime: Infinity,
  });
  const year = useQuery({
    queryKey: ["session.financialYear"],
    queryFn: ({ signal }) => vanbook.session.financialYear({}, { signal }),
    staleTime: Infinity,
  });
  return {
    company: company.data?.[0],
    /** Undefined while it loads, null when the company has none. */
    year: year.data && (year.data[0] ?? null),
    failed: company.isError || year.isError,
    retry: () => Promise.all([company.refetch(), year.refetch()]),
  };
}
