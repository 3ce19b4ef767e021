import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useServices } from "./session-context.ts";

export type Companies = ReturnType<typeof useCompanies>;

/** The chosen company is the last one used in this browser, or the only one. */
export function useCompanies() {
  const { vanbook } = useServices();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ["session.companies"],
    queryFn: ({ signal }) => vanbook.session.companies({}, { signal }),
  });
  const companies = data?.data ?? [];
  const [pickedId, setPickedId] = useState(() => Number(localStorage.getItem(COMPANY_KEY)) || null);
  const chooseCompany = (all: typeof companies) =>
    (all.find(({ CompanyId }) => CompanyId === pickedId) ?? (all.length === 1 ? all[0] : null))?.CompanyId ??
    null;

  return {
    options: companies.map(({ CompanyId, CompanyName }) => ({
      value: String(CompanyId),
      label: CompanyName,
    })),
    chosen: chooseCompany(companies),
    /** Null if loading failed. */
    async chosenWhenLoaded() {
      const result = await refetch({ cancelRefetch: false });
      return chooseCompany(result.data?.data ?? []);
    },
    choose(value: string | null) {
      setPickedId(Number(value) || null);
      if (value) localStorage.setItem(COMPANY_KEY, value);
    },
    isNone: data?.data.length === 0,
    isDemo: data?.demo === true,
    loading: isPending,
    failed: isError,
    retry: refetch,
  };
}

const COMPANY_KEY = "vanbook.company";
