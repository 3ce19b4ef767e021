import { useState } from "react";
import { date } from "../../../sdk/format/date.ts";
import { dayInIndia } from "../../../sdk/format/day.ts";
import { money } from "../../../sdk/format/money.ts";
import { FormButtons } from "../../form/FormButtons.styles.ts";
import { Button } from "../../parts/Button.tsx";
import { WithDates } from "../../parts/dates/WithDates.tsx";
import { useToday } from "../../provider/use-vanbook.ts";
import type { YearsText } from "../../../sdk/generated/text/en-IN/masters/years.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import type { YearCall } from "./use-year-change.ts";
import { YearPart } from "./YearPart.styles.ts";
import { YearQuestion } from "./YearQuestion.tsx";
import { closeHindrance, reopenHindrance, type Year } from "./year-state.ts";

export function YearClosing({ year, years }: { year: Year; years: readonly Year[] }) {
  const { years: text } = useMastersText();
  const today = useToday();
  // Keep the question open even if someone else closes or reopens the year before the answer.
  const [openQuestion, setOpenQuestion] = useState<"close" | "reopen">();
  const { label, endDate, closedAt } = year;
  const isClosed = closedAt !== null;
  const hindrance = isClosed
    ? describeReopenHindrance(reopenHindrance(years, year), text)
    : describeCloseHindrance(closeHindrance(years, year, today), text);
  const stop = () => setOpenQuestion(undefined);
  return (
    <YearPart className="vb-year-part">
      <p className="vb-year-now">
        {isClosed ? (
          <WithDates>{text.closedNow(date(dayInIndia(new Date(closedAt))))}</WithDates>
        ) : (
          text.closeHelp
        )}
      </p>
      {hindrance && (
        <p className="vb-description">
          <WithDates>{hindrance}</WithDates>
        </p>
      )}
      <FormButtons className="vb-form-buttons">
        <Button
          variant={isClosed ? "plain" : "primary"}
          isDisabled={hindrance !== undefined}
          onPress={() => setOpenQuestion(isClosed ? "reopen" : "close")}
        >
          {isClosed ? text.reopen : text.close}
        </Button>
      </FormButtons>
      {openQuestion === "close" && (
        <YearQuestion
          title={text.closeQuestion.title(label)}
          words={[text.closeQuestion.what(date(endDate)), text.closeQuestion.then, text.closeQuestion.undo]}
          action={text.close}
          pendingAction={text.closing}
          failed={text.failed.close}
          call={closeCall(year, text)}
          onClose={stop}
        />
      )}
      {openQuestion === "reopen" && (
        <YearQuestion
          title={text.reopenQuestion.title(label)}
          words={[text.reopenQuestion.what, text.reopenQuestion.then]}
          action={text.reopen}
          pendingAction={text.reopening}
          failed={text.failed.reopen}
          call={reopenCall(year, text)}
          onClose={stop}
        />
      )}
    </YearPart>
  );
}

function describeCloseHindrance(
  hindrance: ReturnType<typeof closeHindrance>,
  text: YearsText,
): string | undefined {
  if (!hindrance) return undefined;
  return "until" in hindrance
    ? text.runsUntil(date(hindrance.until))
    : text.earlierFirst(hindrance.first.label);
}

function describeReopenHindrance(year: Year | undefined, text: YearsText): string | undefined {
  return year && text.laterFirst(year.label);
}

function closeCall({ id, label }: Year, text: YearsText): YearCall {
  return async (client, idempotencyKey) => {
    const { profit, voucherNo } = await client.years.close({ yearId: id }, { idempotencyKey });
    const amount = money(Math.abs(profit));
    const result = profit < 0 ? text.loss(amount) : text.profit(amount);
    return text.closed(label, voucherNo === null ? text.noResult : result, voucherNo);
  };
}

function reopenCall({ id, label }: Year, text: YearsText): YearCall {
  return async (client, idempotencyKey) => {
    await client.years.reopen({ yearId: id }, { idempotencyKey });
    return text.reopened(label);
  };
}
