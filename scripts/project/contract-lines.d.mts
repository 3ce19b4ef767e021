/** Facts of the contract, by their place in it. */
export type ContractFacts = Map<string, Record<string, unknown>>;
export function contractFacts(contract: object): ContractFacts;
export function breakingChanges(before: ContractFacts, after: ContractFacts): string[];
export function changedNames(changes: readonly string[], before: ContractFacts): string[];
export function unlisted(names: readonly string[], entries: readonly string[], version: string): string[];
export function writeFacts(facts: ContractFacts): string;
export function readFacts(text: string): ContractFacts;
