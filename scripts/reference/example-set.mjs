// Every operation's example in each language, as its page shows it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contractParts, isWriting } from "../contract-parts.mjs";
import { exampleArguments } from "../example-calls.mjs";
import { exampleCommand, exampleShell } from "../example-commands.mjs";
import { operationGuides } from "../operation-guide.mjs";
import { root } from "../project/root.mjs";
import { argumentsOf } from "./about-operation.mjs";

export function exampleSet() {
  const contract = JSON.parse(readFileSync(join(root, "packages/server/generated/contract.json"), "utf8"));
  const parts = contractParts(contract);
  const guides = operationGuides(parts, isWriting);
  return parts.operations.map((operation) => {
    const guide = guides[operation.operationId];
    const body = parts.bodySchema(operation);
    const locations = Object.fromEntries(argumentsOf(operation).map(({ name, place }) => [name, place]));
    return {
      id: operation.operationId,
      values: exampleArguments(operation, guide, body),
      shell: exampleShell(operation, guide, body, locations),
      command: exampleCommand(operation, guide, body),
    };
  });
}
