import { brokenField, SettingsInput } from "@vanbook/sdk/rules";
import { systemAuthor } from "../auth/audit.ts";
import type { Schema } from "../contract/contract.ts";
import { changeSettings, readSettings } from "../platform/settings.ts";
import { companyOf, COMPANY, OperatorProblem, type Command } from "./command.ts";

type Input = Schema<"SettingsInput">;
/** All settings except secondFactorRoles, which is a list and is set in the app. */
type Limit = Exclude<keyof typeof SettingsInput, "secondFactorRoles">;
const STOCK = "stockShort";
const LIMITS = Object.keys(SettingsInput).filter((name) => name !== "secondFactorRoles") as Limit[]; // keys of SettingsInput
const NAMES = [STOCK, ...LIMITS] as const;

const list: Command = {
  about: "lists the settings of a company: how far its salesmen may go, and whether stock may go short",
  options: COMPANY,
  async run(call) {
    const { id } = await companyOf(call);
    const settings = await readSettings(call.db, id);
    for (const name of NAMES)
      call.say(`${name.padEnd(20)}${String(settings[name]).padStart(14)}  ${labelOf(name)}`);
    return true;
  },
};

const set: Command = {
  about: "changes one setting of a company",
  options: { ...COMPANY, name: { type: "string" }, value: { type: "string" } },
  needed: ["name", "value"],
  async run(call) {
    const { id } = await companyOf(call);
    const name = NAMES.find((known) => known === call.values["name"]);
    if (!name)
      throw new OperatorProblem(
        `There is no setting ${String(call.values["name"])}. There are ${NAMES.join(", ")}.`,
      );
    const value = valueOf(name, String(call.values["value"]));
    const after = await changeSettings(call.db, systemAuthor(id), { [name]: value } as Input);
    call.say(`${labelOf(name)}: ${String(after[name])}`);
    return true;
  },
};

/** Commands for a company's settings. */
export const settingsCommands = { "settings list": list, "settings set": set };

function labelOf(name: (typeof NAMES)[number]): string {
  return name === STOCK ? "Stock Short" : SettingsInput[name].label;
}

/** Parses a command-line text by its field's rule. */
function valueOf(name: (typeof NAMES)[number], text: string): string | number {
  if (name === STOCK) {
    if (text !== "allow" && text !== "refuse")
      throw new OperatorProblem("Stock Short must be allow or refuse.");
    return text;
  }
  const rule = SettingsInput[name];
  const value = text.trim() === "" ? Number.NaN : Number(text);
  const fault = Number.isFinite(value) ? brokenField(rule, value) : rule.message;
  if (fault) throw new OperatorProblem(fault);
  return value;
}
