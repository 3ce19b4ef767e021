import type { Answer } from "@vanbook/sdk";
import { useState, type FormEvent } from "react";
import { useRead } from "../form/use-read.ts";
import { date } from "../../sdk/format/date.ts";
import { dayInIndia } from "../../sdk/format/day.ts";
import { formatMoment } from "../../sdk/format/wall-time.ts";
import { FailureBanner } from "../form/FailureBanner.tsx";
import { MasterFrame, MasterWork } from "../master/Master.styles.ts";
import { FormSurface } from "../form/FormSurface.styles.ts";
import { FormTitle } from "../master/MasterForm.styles.ts";
import { ListSurface } from "../master/MasterList.styles.ts";
import { FormButtons } from "../form/FormButtons.styles.ts";
import { ActionLines } from "../parts/ActionLines.styles.ts";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { EmptyState } from "../parts/EmptyState.tsx";
import { ProgressLine } from "../parts/ProgressLine.tsx";
import { TextField } from "../parts/TextField.tsx";
import { useToast } from "../parts/toast/Toast.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { usePartnersText } from "./use-partners-text.ts";
import { ORIGINS_KEY, useAllowOrigin } from "./use-allow-origin.ts";

/**
 * Says which pages may show widgets. Lists the pages that tried without permission, each with a
 * button to allow it.
 * @widget Partners
 * @element none: allows origins: as ApiKeyMaster
 * @title Origins
 */
export function EmbedOrigins({ heading = 2 }: { heading?: 1 | 2 | 3 | false }) {
  const { origins: text } = usePartnersText();
  const query = useRead({ operation: "embedOrigins.list" });
  const Title = `h${heading || 2}` as const;
  return (
    <MasterFrame className="vb-master">
      {heading !== false && <Title className="vb-report-title">{text.title}</Title>}
      <MasterWork className="vb-master-work">
        <AllowForm />
        <ListSurface className="vb-card vb-master-list" aria-label={text.list}>
          <FormTitle className="vb-form-title">{text.list}</FormTitle>
          {query.isFetching && <ProgressLine label={text.loading} />}
          {query.error && (
            <Banner title={text.failedList} error={query.error} onRetry={() => void query.refetch()} />
          )}
          {query.data && <OriginList {...query.data} />}
        </ListSurface>
      </MasterWork>
    </MasterFrame>
  );
}

function OriginList({ data, asked }: Answer<"embedOrigins.list">) {
  const { origins: text } = usePartnersText();
  const allow = useAllowOrigin();
  const [originToRemove, setOriginToRemove] = useState<Allowed>();
  return (
    <>
      {data.length === 0 && <EmptyState title={text.empty} />}
      <ActionLines>
        {data.map((origin) => (
          <li key={origin.id}>
            <span className="vb-line-words">
              <strong>{origin.origin}</strong>
              <span className="vb-description">
                {text.since(date(dayInIndia(new Date(origin.createdAt))))}
              </span>
            </span>
            <Button aria-label={`${text.remove} ${origin.origin}`} onPress={() => setOriginToRemove(origin)}>
              {text.remove}
            </Button>
          </li>
        ))}
      </ActionLines>
      {asked.length > 0 && <FormTitle className="vb-form-title">{text.asked}</FormTitle>}
      {allow.failure && <Banner title={allow.failure.title} detail={allow.failure.detail} />}
      <ActionLines>
        {asked.map(({ origin, times, since, lastAt, keyName }) => (
          <li key={origin}>
            <span className="vb-line-words">
              <strong>{origin}</strong>
              <span className="vb-description">
                {text.askedTimes(
                  times,
                  formatMoment(new Date(since)),
                  formatMoment(new Date(lastAt)),
                  keyName,
                )}
              </span>
            </span>
            <Button
              aria-label={`${text.allow} ${origin}`}
              pendingLabel={allow.sent === origin && text.allowing}
              onPress={() => allow.mutate(origin)}
            >
              {text.allow}
            </Button>
          </li>
        ))}
      </ActionLines>
      {originToRemove && <RemovalQuestion {...originToRemove} onClose={() => setOriginToRemove(undefined)} />}
    </>
  );
}

function AllowForm() {
  const { origins: text } = usePartnersText();
  const [typedOrigin, setTypedOrigin] = useState("");
  const allow = useAllowOrigin(() => setTypedOrigin(""));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    allow.mutate(typedOrigin.trim().replace(/\/+$/, "").toLowerCase());
  };
  return (
    <FormSurface className="vb-card vb-form" noValidate onSubmit={submit} aria-label={text.title}>
      <FormTitle className="vb-form-title">{text.allow}</FormTitle>
      <p className="vb-description">{text.lead}</p>
      <TextField
        label={text.label}
        value={typedOrigin}
        onChange={setTypedOrigin}
        placeholder={text.example}
        description={text.help}
        error={allow.failure?.title}
        autoComplete="off"
        inputMode="url"
        isRequired
      />
      <FormButtons className="vb-form-buttons">
        <Button type="submit" variant="primary" pendingLabel={allow.sent !== undefined && text.allowing}>
          {text.allow}
        </Button>
      </FormButtons>
    </FormSurface>
  );
}

function RemovalQuestion({ id, origin, onClose }: Allowed & { onClose: () => void }) {
  const { origins: text } = usePartnersText();
  const toast = useToast();
  const mutation = useSingleMutation({
    request: (client) => client.embedOrigins.delete({ originId: id }),
    invalidates: ORIGINS_KEY,
    onDone: () => {
      onClose();
      toast(text.removed, "ok", origin);
    },
  });
  const isPending = mutation.sent !== undefined;
  const footer = (
    <>
      <Button variant="danger" pendingLabel={isPending && text.removing} onPress={() => mutation.mutate({})}>
        {text.remove}
      </Button>
      <Button autoFocus onPress={onClose}>
        {text.cancel}
      </Button>
    </>
  );
  return (
    <Dialog
      title={text.removeTitle(origin)}
      isOpen
      onClose={onClose}
      size="narrow"
      isQuestion
      footer={footer}
    >
      {text.removeWords}
      <FailureBanner problem={mutation.error} words={text.failedRemove} />
    </Dialog>
  );
}

type Allowed = Answer<"embedOrigins.list">["data"][number];
