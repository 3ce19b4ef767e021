import type { Vanbook } from "./generated/client.ts";
import type { Method, OperationId, PartyArgument } from "./methods.ts";

/**
 * The client of a token: as `Vanbook`, but the arguments that the server sets for the token,
 * `Locked`, may be left out.
 */
export type TokenVanbook<Locked extends string = PartyArgument> = {
  readonly [Resource in keyof Vanbook]: {
    readonly [Verb in keyof Vanbook[Resource] & string]: `${Resource}.${Verb}` extends infer Op extends
      OperationId
      ? Method<Op, Locked>
      : never;
  };
};
