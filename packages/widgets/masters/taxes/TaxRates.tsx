import { useId } from "react";
import { date } from "../../../sdk/format/date.ts";
import { percent } from "../../../sdk/format/percent.ts";
import { FormTitle } from "../../master/MasterForm.styles.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { taxesText } from "../../../sdk/generated/text/en-IN/taxes.ts";
import { useTextOf } from "../../text/use-text.ts";
import { DatedSurface } from "../DatedTable.styles.ts";
import { RateForm, type Tax } from "./RateForm.tsx";

/** The rates of a tax with their validity dates, and the form for the next rate. */
export function TaxRates({ tax, isReadOnly }: { tax: Tax; isReadOnly: boolean }) {
  const text = useTextOf("taxes", taxesText);
  const toast = useToast();
  const title = useId();
  const removal = useSingleMutation({
    request: (client, validFrom: string) => client.taxes.deleteRate({ id: tax.id, validFrom, Version: tax.Version }),
    invalidates: "all",
    onDone: (_, validFrom) => {
      toast(text.removed(date(validFrom)));
    },
  });
  const first = tax.rates.at(-1);
  return (
    <DatedSurface as="section" className="vb-card vb-form vb-tax-rates" aria-labelledby={title}>
      <FormTitle className="vb-form-title" id={title}>
        {text.rates}
      </FormTitle>
      {removal.error && <Banner title={text.failedRemoval} detail={removal.error.message} />}
      <table aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">{text.validFrom}</th>
            <th scope="col">{text.rate}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {tax.rates.map((each) => (
            <tr key={each.validFrom}>
              <th scope="row">{date(each.validFrom)}</th>
              <td>{percent(each.rate)}</td>
              <td>
                {!isReadOnly && each !== first && (
                  <Button
                    aria-label={text.removeRate(date(each.validFrom))}
                    onPress={() => removal.mutate(each.validFrom)}
                  >
                    {text.remove}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="vb-description">{text.help}</p>
      {!isReadOnly && tax.kind === "taxable" && <RateForm tax={tax} />}
    </DatedSurface>
  );
}
