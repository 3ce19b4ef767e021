import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readContractParts, isWriting } from "../contract-parts.mjs";
import { makeExampleArguments } from "../example-calls.mjs";
import { writeCommandExample, writeCurlExample } from "../example-commands.mjs";
import { buildOperationGuides } from "../operation-guide.mjs";
import { root } from "../project/root.mjs";
import { listArguments } from "./about-operation.mjs";

export function listExamples() {
  const contract = JSON.parse(readFileSync(join(root, "packages/server/generated/contract.json"), "utf8"));
  const parts = readContractParts(contract);
  const guides = buildOperationGuides(parts, isWriting);
  return parts.operations.map((operation) => {
    const guide = guides[operation.operationId];
    const body = parts.bodySchema(operation);
    const locations = Object.fromEntries(listArguments(operation).map(({ name, place }) => [name, place]));
    return {
      id: operation.operationId,
      values: makeExampleArguments(operation, guide, body),
      shell: writeCurlExample(operation, guide, body, locations),
      command: writeCommandExample(operation, guide, body),
    };
  });
}
