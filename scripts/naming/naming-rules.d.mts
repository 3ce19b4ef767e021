import type { Rule } from "eslint";

export const namingRules: { rules: Record<string, Rule.RuleModule> };
export function isFunctionName(name: string): boolean;
export function isConstantName(name: string): boolean;
export function isBareParticiple(name: string): boolean;
