import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { EVENT_KINDS } from "./event-kinds.ts";

it("the list of events offers every type of event in the contract, each once", () => {
  const contract = readFileSync(new URL("../../../openapi/platform/events.yaml", import.meta.url), "utf8");
  const eventTypeSource = contract.slice(contract.indexOf("EventType:"));
  const contractTypes = new Set(
    [...eventTypeSource.matchAll(/\b[a-z][A-Za-z]+\.[a-z]+\b/g)].map(([type]) => type),
  );
  contractTypes.delete("kernel.yaml");
  const offeredTypes = Object.values(EVENT_KINDS).flatMap((kinds) =>
    Object.entries<readonly string[]>(kinds).flatMap(([kind, verbs]) =>
      verbs.map((verb) => `${kind}.${verb}`),
    ),
  );
  expect(offeredTypes.toSorted()).toEqual([...contractTypes].toSorted());
});
