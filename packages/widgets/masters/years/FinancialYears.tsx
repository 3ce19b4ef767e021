import { useState } from "react";
import { styled } from "styled-components";
import { useRead } from "../../form/use-read.ts";
import { date } from "../../../sdk/format/date.ts";
import { MasterFrame, MasterWork } from "../../master/Master.styles.ts";
import { FormSurface } from "../../form/FormSurface.styles.ts";
import { FormTitle } from "../../master/MasterForm.styles.ts";
import { ListSurface } from "../../master/MasterList.styles.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { EmptyState } from "../../parts/EmptyState.tsx";
import { ProgressLine } from "../../parts/ProgressLine.tsx";
import { Tag } from "../../parts/Tag.tsx";
import { type TagTone } from "../../../sdk/report/table/tones.ts";
import { WithDates } from "../../parts/dates/WithDates.tsx";
import { isTokenClient } from "../../provider/token-terms.ts";
import { useToday, useVanbook } from "../../provider/use-vanbook.ts";
import { Bar } from "../../parts/Toolbar.styles.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { useWriting } from "../../form/use-writing.ts";
import { WritingState } from "../../form/WritingState.tsx";
import { YearClosing } from "./YearClosing.tsx";
import { YearList } from "./YearList.tsx";
import { YearLock } from "./YearLock.tsx";
import { YearQuestion } from "./YearQuestion.tsx";
import { planNextYear, determineYearState, type NextYear, type Year, type YearState } from "./year-state.ts";

export interface FinancialYearsProps {
  /** View only, for users who may not change the years. The server refuses them anyway. */
  isReadOnly?: boolean;
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
}

/**
 * Opens, closes and locks the financial years of the books. Before a year is closed, it shows what
 * closing will do.
 * @widget Users and company
 * @element none: closes, locks and reopens the books
 * @title Financial Years
 */
export function FinancialYears({ isReadOnly: isOnlyShown = false, heading = 2 }: FinancialYearsProps) {
  const { years: text } = useMastersText();
  const client = useVanbook();
  const writing = useWriting(["years.create", "years.lock", "years.close"], isOnlyShown);
  const { isReadOnly, isKnown } = writing;
  const reason = isTokenClient(client) ? writing.reason : writing.reason && text.readOnly;
  const today = useToday();
  const [chosenId, setChosenId] = useState<number>();
  const query = useRead({ operation: "years.list" });
  const years = query.data?.data;
  const chosenYear = years?.find(({ id }) => id === chosenId) ?? chooseUsualYear(years ?? [], today);
  const next = years && planNextYear(years);
  const Title = `h${heading || 2}` as const;
  return (
    <Root className="vb-master vb-years" data-waiting={!isKnown || undefined} aria-busy={!isKnown}>
      {heading !== false && <Title className="vb-report-title">{text.title}</Title>}
      <WritingState writing={writing} />
      <MasterWork className="vb-master-work">
        {years && chosenYear && (
          // A new form for each year, so that entries for one are never sent for another.
          <YearCard key={chosenYear.id} year={chosenYear} years={years} reason={reason} today={today} />
        )}
        <ListSurface className="vb-card vb-master-list" aria-label={text.title}>
          {next && !isReadOnly && <NextYearBar next={next} today={today} />}
          {query.isFetching && <ProgressLine label={text.loading} />}
          {query.error && (
            <Banner title={text.failedList} error={query.error} onRetry={() => void query.refetch()} />
          )}
          {years?.length === 0 && <EmptyState title={text.empty} />}
          {years && years.length > 0 && (
            <YearList
              years={years}
              chosen={chosenYear}
              onChoose={({ id }) => setChosenId(id)}
              today={today}
            />
          )}
        </ListSurface>
      </MasterWork>
    </Root>
  );
}

function YearCard(props: { year: Year; years: readonly Year[]; reason: string | undefined; today: string }) {
  const { year, years, reason, today } = props;
  const { years: text } = useMastersText();
  const state = determineYearState(year, today);
  return (
    <FormSurface as="section" className="vb-card vb-form" aria-label={text.yearTitle(year.label)}>
      <FormTitle className="vb-form-title vb-year-title">
        {text.yearTitle(year.label)} <Tag tone={STATE_TONES[state]}>{text.states[state]}</Tag>
      </FormTitle>
      <p className="vb-description">
        <WithDates>{text.days(date(year.startDate), date(year.endDate))}</WithDates>
      </p>
      {reason && <p className="vb-description">{reason}</p>}
      {reason === undefined && state !== "closed" && <YearLock year={year} />}
      {reason === undefined && <YearClosing year={year} years={years} />}
    </FormSurface>
  );
}

function NextYearBar({ next, today }: { next: NextYear; today: string }) {
  const { years: text } = useMastersText();
  const [isAsking, setAsking] = useState(false);
  const { nextQuestion: question } = text;
  const { label, startDate, endDate, before } = next;
  return (
    <Bar className="vb-report-bar vb-year-next">
      <span className="vb-description vb-year-note">
        {today < next.comesOn && <WithDates>{text.comesByItself(label, date(next.comesOn))}</WithDates>}
      </span>
      <Button onPress={() => setAsking(true)}>{text.next(label)}</Button>
      {isAsking && (
        <YearQuestion
          title={question.title(label)}
          words={[question.what(date(startDate), date(endDate), before), question.then]}
          action={text.next(label)}
          pendingAction={text.creating}
          failed={text.failed.create}
          call={async (client, idempotencyKey) => {
            const createdYear = await client.years.create({ startDate }, { idempotencyKey });
            return text.created(createdYear.label, createdYear.series.join(", "));
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Bar>
  );
}

function chooseUsualYear(years: readonly Year[], today: string): Year | undefined {
  return years.find((year) => year.startDate <= today && today <= year.endDate) ?? years.at(-1);
}

const STATE_TONES: Readonly<Record<YearState, TagTone>> = {
  closed: "plain",
  ahead: "plain",
  running: "ok",
  ended: "warn",
};

const Root = styled(MasterFrame)`
  .vb-year-title {
    display: flex;
    flex-wrap: wrap;
    gap: var(--vb-space-2);
    align-items: center;
  }
  .vb-year-next {
    justify-content: space-between;
  }
  .vb-year-note {
    flex: 1 1 calc(var(--vb-control) * 9);
  }
`;
