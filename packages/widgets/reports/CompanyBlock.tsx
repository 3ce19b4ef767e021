import { useRead } from "../form/use-read.ts";
import { purchaseText } from "../../sdk/generated/text/en-IN/purchase.ts";
import { useText, useTextOf } from "../text/use-text.ts";
import { Company } from "./Bill.styles.ts";

/** The company block at the top of its documents. */
export function CompanyBlock() {
  const text = useTextOf("purchase", purchaseText);
  const { notAvailable } = useText();
  const { data, isPending } = useRead("session.company", undefined, { staleTime: 5 * 60_000 });
  const company = data?.[0];
  if (!company) {
    return <Company className="vb-bill-company">{isPending ? text.company : notAvailable}</Company>;
  }
  const address = [company.Address, company.Citty, company.District].filter(Boolean).join(", ");
  return (
    <Company className="vb-bill-company">
      <strong>{company.CompanyName}</strong>
      <span>{address || notAvailable}</span>
      <span>
        {text.gstin}: {company.GSTinNo || notAvailable} · {text.mobile}: {company.MobileNO || notAvailable}
      </span>
    </Company>
  );
}
