import { brokenField, SettingsInput } from "@vanbook/sdk/rules";
import { createSystemAuthor } from "../auth/audit.ts";
import type { Schema } from "../contract/contract.ts";
import { changeSettings, readSettings } from "../platform/settings.ts";
import { requireCompany, COMPANY_OPTION, OperatorProblem, type Command } from "./command.ts";

type Input = Schema<"SettingsInput">;
/** Lists are set in the app. */
const LIST_NAMES: readonly string[] = [
  "secondFactorRoles",
  "turnovers",
  "filingFrequencies",
] satisfies (keyof typeof SettingsInput)[];
type Limit = Exclude<keyof typeof SettingsInput, "secondFactorRoles" | "turnovers" | "filingFrequencies">;
/** Settings with a few values, and their labels. */
const SETTING_CHOICES = {
  stockShort: { label: "Stock Short", values: ["allow", "refuse"] },
  billDiscount: { label: "Bill Discount", values: ["beforeTax", "afterTax"] },
} as const;
type Choice = keyof typeof SETTING_CHOICES;
const CHOICE_NAMES = Object.keys(SETTING_CHOICES) as Choice[]; // keys of SETTING_CHOICES
const LIMIT_NAMES = Object.keys(SettingsInput).filter((name) => !LIST_NAMES.includes(name)) as Limit[]; // keys of SettingsInput
const SETTING_NAMES = [...CHOICE_NAMES, ...LIMIT_NAMES] as const;

const list: Command = {
  about:
    "lists the settings of a company: how far its salesmen may go, whether stock may go short, and when a bill's discount is taken",
  options: COMPANY_OPTION,
  async run(call) {
    const { id } = await requireCompany(call);
    const settings = await readSettings(call.db, id);
    for (const name of SETTING_NAMES)
      call.say(`${name.padEnd(20)}${String(settings[name]).padStart(14)}  ${getLabel(name)}`);
    return true;
  },
};

const set: Command = {
  about: "changes one setting of a company",
  options: { ...COMPANY_OPTION, name: { type: "string" }, value: { type: "string" } },
  needed: ["name", "value"],
  async run(call) {
    const { id } = await requireCompany(call);
    const name = SETTING_NAMES.find((setting) => setting === call.values["name"]);
    if (!name)
      throw new OperatorProblem(
        `There is no setting ${String(call.values["name"])}. There are ${SETTING_NAMES.join(", ")}.`,
      );
    const value = parseValue(name, String(call.values["value"]));
    const after = await changeSettings(call.db, createSystemAuthor(id), { [name]: value } as Input);
    call.say(`${getLabel(name)}: ${String(after[name])}`);
    return true;
  },
};

export const settingsCommands = { "settings list": list, "settings set": set };

function getLabel(name: (typeof SETTING_NAMES)[number]): string {
  return isChoice(name) ? SETTING_CHOICES[name].label : SettingsInput[name].label;
}

function isChoice(name: (typeof SETTING_NAMES)[number]): name is Choice {
  return name in SETTING_CHOICES;
}

function parseValue(name: (typeof SETTING_NAMES)[number], text: string): string | number {
  if (isChoice(name)) {
    const { label, values } = SETTING_CHOICES[name];
    if (!values.some((each) => each === text))
      throw new OperatorProblem(`${label} must be ${values.join(" or ")}.`);
    return text;
  }
  const rule = SettingsInput[name];
  const value = text.trim() === "" ? Number.NaN : Number(text);
  const fault = Number.isFinite(value) ? brokenField(rule, value) : rule.message;
  if (fault) throw new OperatorProblem(fault);
  return value;
}
