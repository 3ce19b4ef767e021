import { useQuery as useCachedQuery, type UseQueryOptions } from "@tanstack/react-query";
import { QUERY_RULES } from "./create-query-client.ts";

/**
 * As TanStack's, with our rules also in a cache that a host shares with us: there a request without
 * a network would wait, without a word, and the old rows would stay.
 */
export const useQuery = ((options: UseQueryOptions) =>
  useCachedQuery({ ...QUERY_RULES, ...options })) as typeof useCachedQuery; // its types of answers pass through
