import type { ReportId } from "@vanbook/sdk";
import type { ReportFilter } from "../filters/filter.ts";
import type { ReportDeclaration } from "./definition.ts";

export type DeclaredReport<
  Op extends ReportId,
  Filters extends readonly ReportFilter<Op>[],
  Range extends string,
> = ReportDeclaration<Op, Filters> & { range?: { from: Range; to: Range } };

/**
 * Anything that the contract does not have fails to compile: an unknown column or filter, a total
 * that the server does not send, a numeric kind on a text. Needs no React, so that files can be
 * made without a browser; `defineReport` makes the component.
 */
export function declareReport<
  const Op extends ReportId,
  const Filters extends readonly ReportFilter<Op>[] = readonly [],
  const Range extends string = never,
>(definition: DeclaredReport<Op, Filters, Range>): DeclaredReport<Op, Filters, Range> {
  return definition;
}
