import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useServices } from "./session-context.ts";

export type Companies = ReturnType<typeof useCompanies>;

/** The companies to sign in to, and the one that is chosen: the last one used here, or the only one there is. */
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
    /** The one that is chosen once the companies are there, or null when they can't be had. */
    async chosenWhenLoaded() {
      const loaded = await refetch({ cancelRefetch: false });
      return chosenOf(loaded.data?.data ?? []);
    },
    choose(value: string | null) {
      setPicked(Number(value) || null);
      if (value) localStorage.setItem(KEY, value);
    },
    /** The installation has none yet. */
    isNone: data?.data.length === 0,
    /** They are those of the demo business. */
    isDemo: data?.demo === true,
    loading: isPending,
    failed: isError,
    retry: refetch,
  };
}

const KEY = "vanbook.company";
