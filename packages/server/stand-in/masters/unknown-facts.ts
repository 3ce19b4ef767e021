import { ACCOUNT_GROUP, countHsnDigits } from "@vanbook/sdk/books";
import type { OperationId } from "../../contract/contract.ts";
import {
  listDeliveryFacts,
  listItemFacts,
  listPartyFacts,
  listPlaceFacts,
  listTurnoverFacts,
  PARTY_GROUPS,
} from "../../masters/unknown-fact.ts";
import { getToday, mapById } from "../books.ts";
import type { StandInHandlers } from "../handlers.ts";
import { sortByName } from "./look-ups.ts";
import { isPossibleCode } from "./possible-code.ts";

export const unknownFacts = {
  "unknownFacts.list": ({ books }) => {
    const { company, tables } = books;
    const { turnovers = [] } = company;
    const today = getToday(books);
    const terms = { digits: countHsnDigits(turnovers, today), isOfficial: isPossibleCode };
    const units = mapById(tables.units);
    const parties = tables.accounts.filter(
      (each) => each.is_deleted === 0 && PARTY_GROUPS.includes(each.group_id),
    );
    return [
      ...listPlaceFacts("company", company),
      ...listTurnoverFacts(company, turnovers, today),
      ...sortByName(tables.branches).flatMap((branch) => listPlaceFacts("branch", branch)),
      ...sortByName(parties).flatMap(listPartyFacts),
      ...sortByName(parties).flatMap(({ id: accountId, name: customer, group_id }) =>
        tables.delivery_addresses
          .filter(
            (each) =>
              group_id === ACCOUNT_GROUP.debtors && each.account_id === accountId && each.is_deleted === 0,
          )
          .flatMap((place) => listDeliveryFacts({ ...place, accountId, customer })),
      ),
      ...sortByName(tables.items).flatMap(({ id, name, unit_id, larger_unit_id, hsn_code }) => {
        const unit = units.get(unit_id);
        const larger_uqc = units.get(larger_unit_id ?? 0)?.uqc ?? null;
        const codes = { is_service: 0, larger_uqc, hsn_code };
        return unit ? listItemFacts({ id, name, uqc: unit.uqc, ...codes }, terms) : [];
      }),
    ];
  },
} satisfies Partial<StandInHandlers<OperationId>>;
