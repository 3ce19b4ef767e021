/** Facts of the contract, by their place in it. */
export type ContractFacts = Map<string, Record<string, unknown>>;
export function collectFacts(contract: object): ContractFacts;
export function findBreakingChanges(before: ContractFacts, after: ContractFacts): string[];
export function listChangedNames(changes: readonly string[], before: ContractFacts): string[];
export function listUnlistedNames(
  names: readonly string[],
  entries: readonly string[],
  version: string,
): string[];
export function writeFacts(facts: ContractFacts): string;
export function readFacts(text: string): ContractFacts;
