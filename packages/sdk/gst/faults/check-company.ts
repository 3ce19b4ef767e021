import { findHsnDigitLaw, findTurnover } from "../../books/law/hsn-digits.ts";
import { getFinancialYear } from "../../books/years/financial-year.ts";
import * as say from "../../generated/messages.ts";
import { findGstinDoubt } from "../../rules/gstin.ts";
import { writePlace, writeRupees, type Check } from "./check.ts";
import type { FixPlace } from "./return-fault.ts";

export function checkCompany({ facts, days, faults }: Check): void {
  const { gstin, stateCode: state } = facts.company;
  if (findGstinDoubt(gstin))
    faults.add("COMPANY_GSTIN_WRONG", { fix: COMPANY_FORM, say: () => say.gstCompanyGstinWrong({ gstin }) });
  else if (!gstin.startsWith(state))
    faults.add("COMPANY_OTHER_STATE", {
      fix: COMPANY_FORM,
      say: () => say.gstCompanyOtherState({ gstin, state: writePlace(state) }),
    });
  const law = findHsnDigitLaw(days.to);
  if (law && !findTurnover(facts.turnovers, days.to))
    faults.add("TURNOVER_NOT_STATED", {
      fix: COMPANY_FORM,
      say: () =>
        say.gstTurnoverNotStated({
          year: getFinancialYear(days.to).label,
          limit: writeRupees(law.limit),
        }),
    });
}

const COMPANY_FORM: FixPlace = { kind: "company", id: undefined };
