import type { QueryClient } from "@tanstack/react-query";
import type { Vanbook } from "@vanbook/sdk";

/** Whose the books are: a file leaves the page that says so. */
export async function companyName(client: Vanbook, cache: QueryClient): Promise<string | undefined> {
  const company = await cache.fetchQuery({
    queryKey: ["session.company"],
    queryFn: ({ signal }) => client.session.company({}, { signal }),
    staleTime: 5 * 60_000,
  });
  return company[0]?.CompanyName;
}
