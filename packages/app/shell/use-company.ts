import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useToday } from "@vanbook/widgets";
import { useServices } from "../session/session-context.ts";

/**
 * Company and financial year for the top bar. Cached for the day: a page left open changes to the
 * new year on 1 April.
 */
export function useCompany() {
  const { vanbook } = useServices();
  const today = useToday();
  const company = useQuery({
    queryKey: ["session.company"],
    queryFn: ({ signal }) => vanbook.session.company({}, { signal }),
    staleTime: Infinity,
  });
  const year = useQuery({
    queryKey: ["session.financialYear", today],
    queryFn: ({ signal }) => vanbook.session.financialYear({}, { signal }),
    placeholderData: keepPreviousData,
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
