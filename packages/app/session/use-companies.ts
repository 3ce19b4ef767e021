import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useServices } from "./session-context.ts";

export type Companies = ReturnType<typeof useCompanies>;

/** The companies to sign in to, and the chosen one: the last one used here, or the only one. */
export function useCompanies() {
  const { vanbook } = useServices();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ["session.companies"],
    queryFn: ({ signal }) => vanbook.session.companies({}, { signal }),
  });
  const companies = data?.data ?? [];
  const [picked, setPicked] = useState(() => Number(localStorage.getItem(KEY)) || null);
  const chosenOf = (all: typeof companies) =>
    (all.find(({ CompanyId }) => CompanyId === picked) ?? (all.length === 1 ? all[0] : null))?.CompanyId ??
    null;

  return {
    options: companies.map(({ CompanyId, CompanyName }) => ({
      value: String(CompanyId),
      label: CompanyName,
    })),
    chosen: chosenOf(companies),
    /** The chosen company once the companies are loaded, or null if loading failed. */
    async chosenWhenLoaded() {
      const loaded = await refetch({ cancelRefetch: false });
      return chosenOf(loaded.data?.data ?? []);
    },
    choose(value: string | null) {
      setPicked(Number(value) || null);
      if (value) localStorage.setItem(KEY, value);
    },
    /** The installation has no company yet. */
    isNone: data?.data.length === 0,
    /** They are the demo companies. */
    isDemo: data?.demo === true,
    loading: isPending,
    failed: isError,
    retry: refetch,
  };
}

const KEY = "vanbook.company";
