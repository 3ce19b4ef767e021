import type { Vanbook } from "@vanbook/sdk";
import { offeredReport } from "../report/define/offered-report.ts";
import type { AnyReport } from "../report/define/any-report.ts";

/** What an embed token sets itself and what it leaves out of the filters: names of parameters, in small letters. */
export interface TokenTerms {
  locked: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
  /** What of a report is left to choose. */
  offered: (report: AnyReport) => AnyReport;
}

/** Asks what a client's token may do, once for all widgets that share the client. */
export function termsOf(client: Vanbook): Promise<TokenTerms> {
  const known = asked.get(client);
  if (known) return known;
  const terms = client.embedTokens.current({}).then((told) => {
    const [locked, hidden] = [namesOf(told.locked), namesOf(told.hidden)];
    const said = { locked, hidden, operations: told.operations };
    return { ...said, offered: (report: AnyReport) => offeredReport(report, said) };
  });
  asked.set(client, terms);
  terms.catch(() => asked.delete(client));
  return terms;
}

function namesOf(list: readonly string[]): ReadonlySet<string> {
  return new Set(list.map((name) => name.toLowerCase()));
}

const asked = new WeakMap<Vanbook, Promise<TokenTerms>>();
