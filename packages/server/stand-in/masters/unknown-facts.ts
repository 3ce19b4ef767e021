import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import type { OperationId } from "../../contract/contract.ts";
import {
  listDeliveryFacts,
  listItemFacts,
  listPartyFacts,
  listPlaceFacts,
  PARTY_GROUPS,
} from "../../masters/unknown-fact.ts";
import { mapById } from "../books.ts";
import type { StandInHandlers } from "../handlers.ts";
import { sortByName } from "./look-ups.ts";

export const unknownFacts = {
  "unknownFacts.list": ({ books: { company, tables } }) => {
    const units = mapById(tables.units);
    const parties = tables.accounts.filter(
      (each) => each.is_deleted === 0 && PARTY_GROUPS.includes(each.group_id),
    );
    return [
      ...listPlaceFacts("company", company),
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
      ...sortByName(tables.items).flatMap(({ id, name, unit_id }) => {
        const unit = units.get(unit_id);
        return unit ? listItemFacts({ id, name, uqc: unit.uqc }) : [];
      }),
    ];
  },
} satisfies Partial<StandInHandlers<OperationId>>;
