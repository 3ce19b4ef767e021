import type { Schema } from "../contract/contract.ts";
import { readUnknownFacts } from "../masters/unknown-facts.ts";
import { listCompanies, COMPANY_OPTION, type Command } from "./command.ts";

export const unknownValues: Command = {
  about:
    "lists the States, countries, GSTINs, unit and HSN codes of masters that are not understood, so that they can be settled",
  options: COMPANY_OPTION,
  async run(call) {
    for (const { id, name } of await listCompanies(call)) {
      const facts = await readUnknownFacts(call.db, id);
      call.say(`${name}: ${facts.length} values are not understood.`);
      for (const { master, name: of, field, text, message, stops } of facts)
        call.say(
          `  ${MASTER_WORDS[master]} ${of}: ${field}${text === "" ? "" : ` “${text}”`}. ${message}${stops === "documents" ? STOPS_WORDS : ""}`,
        );
    }
    return true;
  },
};

const MASTER_WORDS: Readonly<Record<Schema<"UnknownFact">["master"], string>> = {
  company: "Company",
  branch: "Branch",
  customer: "Customer",
  supplier: "Supplier",
  item: "Item",
  hsnCode: "HSN/SAC code",
};

const STOPS_WORDS = " Documents whose tax it decides are refused.";
