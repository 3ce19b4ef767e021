import { problem } from "@vanbook/sdk/problem";
import { LAST_EDITION } from "../../books/posting/master-facts.ts";
import type { Handler } from "../../contract/handler.ts";
import { readPaperCompany } from "../../documents/papers/paper-heads.ts";
import { readGstr3bAnswer } from "./read-gstr3b-answer.ts";

export const gstr3bForm = {
  "gstr3bForm.read": async ({ query, principal, db }) => {
    const answer = await readGstr3bAnswer(db, principal.companyId, query);
    if (answer.unknownCount > 0) throw problem("RETURN_FACTS_UNKNOWN");
    const { period: number, from, to, figures, places, payment } = answer;
    // As documents name it that are posted now.
    const company = await readPaperCompany(db, principal, LAST_EDITION - 1);
    return { number, status: "posted", company, from, to, figures, places, payment };
  },
} satisfies { "gstr3bForm.read": Handler<"gstr3bForm.read"> };
