import { useQuery } from "@tanstack/react-query";
import { findHsnFault, type Said } from "@vanbook/sdk/rules";
import { useVanbook } from "../../provider/use-vanbook.ts";

interface OfficialCode {
  description: string | undefined;
  /** Why the server would refuse the code. */
  warning: Said | undefined;
}

/** Looks up a typed HSN or SAC code in the official list. Says nothing if that fails. */
export function useOfficialCode(text: unknown): OfficialCode {
  const client = useVanbook();
  const begins = String(text ?? "").trim();
  const { data } = useQuery({
    queryKey: ["look-up", "hsnCodes.official", { begins }],
    queryFn: ({ signal }) => client.hsnCodes.official({ begins }, { signal }),
    staleTime: 5 * 60_000,
    enabled: WHOLE_CODE.test(begins),
  });
  if (!data) return { description: undefined, warning: undefined };
  const [first] = data.codes;
  const isOfficial = first?.code === begins;
  return {
    description: isOfficial ? first.description : undefined,
    warning: findHsnFault(begins, { isOfficial, digits: data.digits }),
  };
}

const WHOLE_CODE = /^(\d{4}|\d{6}|\d{8})$/;
