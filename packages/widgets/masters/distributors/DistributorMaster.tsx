import { useQuery, useQueryClient } from "@tanstack/react-query";
import { DistributorLinkInput } from "@vanbook/sdk/rules";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { focusFirst } from "../../master/focus-first.ts";
import { lookUp } from "../../form/look-up.ts";
import { useLookUp } from "../../form/use-look-up.ts";
import { MasterFrame } from "../../master/Master.styles.ts";
import { FormFields } from "../../master/MasterFields.styles.ts";
import { form } from "../../form/FormSurface.styles.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Card } from "../../parts/Card.tsx";
import { ComboBox } from "../../parts/ComboBox.tsx";
import { EmptyState } from "../../parts/EmptyState.tsx";
import type { Option } from "../../../sdk/report/filters/option.ts";
import { ProgressLine } from "../../parts/ProgressLine.tsx";
import { useMarkUnsaved } from "../../provider/unsaved.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { DiscardQuestion } from "../../master/DiscardQuestion.tsx";
import { useMastersText } from "../../text/use-masters-text.ts";
import { useWriting } from "../../form/use-writing.ts";
import { WritingState } from "../../form/WritingState.tsx";
import { useTranslated } from "../../text/use-translated.ts";
import type { DistributorLink } from "./distributor-rows.ts";
import { DistributorTable } from "./DistributorTable.tsx";
import { useDistributorRows } from "./use-distributor-rows.ts";

export interface DistributorMasterProps {
  /** View only, for users who may not write. The server refuses them anyway. */
  isReadOnly?: boolean | undefined;
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
  /** Called after a save, with the server's answer. */
  onSaved?: (answer: unknown) => void;
}

/**
 * Sets which distributors belong to which user. All of a user's distributors are saved together.
 * @widget Masters
 * @title User-Distributor
 */
export function DistributorMaster({
  isReadOnly: isOnlyShown = false,
  heading = 2,
  onSaved,
}: DistributorMasterProps) {
  const writing = useWriting(["distributors.assign"], isOnlyShown);
  const { isReadOnly, isKnown } = writing;
  const { distributors: text, master } = useMastersText();
  const rules = useTranslated(DistributorLinkInput);
  const cache = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const [user, setUser] = useState<string | null>(null);
  const [isDirty, setDirty] = useState(false);
  const [wantedUser, setWantedUser] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const users = useLookUp(USER_LOOKUP, {});
  const distributors = useLookUp(DISTRIBUTOR_LOOKUP, {});
  useMarkUnsaved(isDirty && !isReadOnly);

  const show = (next: string | null) => {
    setDirty(false);
    setUser(next);
  };
  const finishSave = (answer: unknown) => {
    show(null);
    focusFirst(box.current);
    onSaved?.(answer);
    void cache.invalidateQueries();
  };
  const ask = (next: string) => {
    setWantedUser(next);
    // Close the field's list first: if the list and the dialog both block the page, the page stays
    // blocked.
    setTimeout(() => setAsking(true));
  };
  const answer = (isYes: boolean) => {
    setAsking(false);
    setWantedUser(undefined);
    if (isYes && wantedUser !== undefined) show(wantedUser);
    else
      setTimeout(() => box.current?.querySelector<HTMLElement>(".vb-set > .vb-form-buttons button")?.focus());
  };
  const Title = `h${heading || 2}` as const;
  return (
    <MasterFrame className="vb-master" data-waiting={!isKnown || undefined} aria-busy={!isKnown} ref={box}>
      {heading !== false && <Title className="vb-report-title">{text.title}</Title>}
      <WritingState writing={writing} />
      <FormCard className="vb-form">
        {writing.reason && <p className="vb-description">{writing.reason}</p>}
        <FormFields className="vb-form-fields">
          <ComboBox
            label={rules.EmployeeID.label}
            options={users.options}
            value={wantedUser ?? user}
            onChange={(next) => {
              if (next === user) return;
              if (!isDirty || isReadOnly) show(next);
              // The user empties the field to type another name.
              else if (next !== null) ask(next);
            }}
          />
        </FormFields>
        {[users, distributors].map(
          ({ isFailed, retry }, at) =>
            isFailed && (
              <Banner
                key={at === 0 ? "users" : "distributors"}
                title={at === 0 ? text.failedUsers : master.choicesFailed}
                onRetry={retry}
              />
            ),
        )}
        {user === null && <EmptyState title={text.choose} />}
        {user !== null && distributors.options && (
          <Assigned
            key={user}
            userId={Number(user)}
            options={distributors.options}
            isReadOnly={isReadOnly}
            onDirty={setDirty}
            onSaved={finishSave}
          />
        )}
      </FormCard>
      {isAsking && <DiscardQuestion onAnswer={answer} />}
    </MasterFrame>
  );
}

DistributorMaster.definition = { operation: "distributors.list" } as const;

interface AssignedProps {
  userId: number;
  options: readonly Option[];
  isReadOnly: boolean;
  onDirty: (isDirty: boolean) => void;
  onSaved: (answer: unknown) => void;
}

function Assigned(props: AssignedProps) {
  const client = useVanbook();
  const { master } = useMastersText();
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    queryKey: ["master", "distributors.assigned", props.userId],
    queryFn: async ({ signal }) => {
      const links = await client.distributors.assigned({}, { signal });
      return links.filter(({ EmployeeID }) => EmployeeID === props.userId);
    },
    staleTime: 0,
    gcTime: 0,
  });
  const reload = async () => (await refetch({ throwOnError: true })).data ?? [];
  return (
    <>
      {isFetching && <ProgressLine label={master.loading} />}
      {error && <Banner title={master.failedList} error={error} onRetry={() => void refetch()} />}
      {data && isFetchedAfterMount && <Edited {...props} links={data} reload={reload} />}
    </>
  );
}

function Edited({
  links,
  reload,
  ...props
}: AssignedProps & { links: readonly DistributorLink[]; reload: () => Promise<readonly DistributorLink[]> }) {
  const { onDirty } = props;
  const model = useDistributorRows({ userId: props.userId, links, reload, onSaved: props.onSaved });
  const { isDirty } = model;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  return <DistributorTable model={model} options={props.options} isReadOnly={props.isReadOnly} />;
}

const USER_LOOKUP = lookUp("users.names", "UserID", "USERNAME");
const DISTRIBUTOR_LOOKUP = lookUp("distributors.list", "CustomerID", "CustomerName");

const FormCard = styled(Card)`
  ${form}
`;
