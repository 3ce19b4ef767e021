import { isWriting } from "../auth/authorize.ts";
import { listLockable, type Taken } from "../auth/locked-parameters.ts";
import { convertValue } from "../contract/coerce.ts";
import { isDocumented } from "../contract/coerce.ts";
import { buildParametersSchema, type PartyRule, type SpecOperation } from "../contract/spec.ts";
import { getServedContract } from "../contract/served-contract.ts";

export interface Embeddable {
  roles: readonly number[];
  scope: string;
  party: PartyRule;
  isWriting: boolean;
  /**
   * Returns the value converted for each place (path, query, body) where the operation accepts the
   * name. An entry is undefined if the contract does not allow the value there; the list is empty
   * if the operation does not accept the name.
   */
  read(name: string, value: unknown): unknown[];
}

/**
 * Operations with `x-embed`. Read when the first token is created, because the contract is large.
 */
export function getEmbeddable(): ReadonlyMap<string, Embeddable> {
  return (cachedOperations ??= readEmbeddable());
}

let cachedOperations: ReadonlyMap<string, Embeddable> | undefined;

function readEmbeddable(): ReadonlyMap<string, Embeddable> {
  const { spec, validator } = getServedContract();
  const embedEntries = Object.entries(spec.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation["x-embed"] && Array.isArray(operation["x-roles"]))
      .map(
        ([method, operation]) => [operation.operationId, describeOperation(path, method, operation)] as const,
      ),
  );
  return new Map(embedEntries);

  function describeOperation(path: string, method: string, operation: SpecOperation): Embeddable {
    const { parameters = [], "x-party": party } = operation;
    const reading = { isDocumented: isDocumented(path), isRead: !isWriting(method, operation) };
    const query = buildParametersSchema(parameters.filter((parameter) => parameter.in !== "header"));
    const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
    const acceptedInput: Taken = { query, body, party, reading };
    return {
      roles: operation["x-roles"] as readonly number[], // operations without a list of roles were filtered out above
      scope: operation["x-scope"] ?? "none",
      party,
      isWriting: isWriting(method, operation),
      read: (name, value) =>
        listLockable(name, acceptedInput).map(({ schema }) => {
          const read = convertValue(schema, value, reading);
          return validator.of(schema)()(read) ? read : undefined;
        }),
    };
  }
}
