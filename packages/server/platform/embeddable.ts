import { isWriting } from "../auth/authorize.ts";
import { lockable, type Taken } from "../auth/locked-parameters.ts";
import { coerce } from "../contract/coerce.ts";
import { isDocumented } from "../contract/coerce.ts";
import { parametersSchema, type PartyRule, type SpecOperation } from "../contract/spec.ts";
import { servedContract } from "../contract/served-contract.ts";

/** An operation that an embed token may name. */
export interface Embeddable {
  roles: readonly number[];
  scope: string;
  party: PartyRule;
  isWriting: boolean;
  /**
   * A locked parameter's value, converted for each place where the operation accepts that name: undefined
   * if the contract does not allow the value. Empty if the operation does not accept the name.
   */
  read(name: string, value: unknown): unknown[];
}

/** The operations with `x-embed`, read when the first token is created, because the contract is large. */
export function embeddable(): ReadonlyMap<string, Embeddable> {
  return (known ??= readEmbeddable());
}

let known: ReadonlyMap<string, Embeddable> | undefined;

function readEmbeddable(): ReadonlyMap<string, Embeddable> {
  const { spec, validator } = servedContract();
  const found = Object.entries(spec.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation["x-embed"] && Array.isArray(operation["x-roles"]))
      .map(([method, operation]) => [operation.operationId, described(path, method, operation)] as const),
  );
  return new Map(found);

  function described(path: string, method: string, operation: SpecOperation): Embeddable {
    const { parameters = [], "x-party": party } = operation;
    const reading = { isDocumented: isDocumented(path) };
    const query = parametersSchema(parameters.filter((parameter) => parameter.in !== "header"));
    const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
    const taken: Taken = { query, body, party, reading };
    return {
      roles: operation["x-roles"] as readonly number[], // operations without a list of roles were filtered out above
      scope: operation["x-scope"] ?? "none",
      party,
      isWriting: isWriting(method, operation),
      read: (name, value) =>
        lockable(name, taken).map(({ schema }) => {
          const read = coerce(schema, value, reading);
          return validator.of(schema)()(read) ? read : undefined;
        }),
    };
  }
}
