import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { styled } from "styled-components";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { IconButton } from "../../parts/IconButton.tsx";
import { option } from "../../parts/Option.styles.ts";
import { Skeleton } from "../../parts/Skeleton.tsx";
import { TextField } from "../../parts/TextField.tsx";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { viewsText } from "../../../sdk/generated/text/en-IN/views.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { useReportModel } from "../report-context.ts";
import { writeViewQuery, readViewState } from "./view-query.ts";

export function ViewsDialog({ onClose }: { onClose: () => void }) {
  const { report } = useText();
  const text = useTextOf("views", viewsText);
  const { definition, state, initial, change, today } = useReportModel();
  const client = useVanbook();
  const cache = useQueryClient();
  const [name, setName] = useState("");
  const key = ["views", definition.operation];
  const views = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.views.list({ report: definition.operation }, { signal }),
  });
  const refreshOptions = { onSuccess: () => cache.invalidateQueries({ queryKey: key }) };
  const forget = useMutation({ mutationFn: (id: number) => client.views.delete({ id }), ...refreshOptions });
  const save = useMutation({
    mutationFn: () =>
      client.views.save({
        report: definition.operation,
        name: name.trim(),
        query: writeViewQuery(definition, state, initial, today),
      }),
    onSuccess: async () => {
      setName("");
      await refreshOptions.onSuccess();
    },
  });
  const failure = views.error ?? save.error ?? forget.error;
  return (
    <Dialog title={report.views} isOpen onClose={onClose}>
      {failure && <Banner title={text.failed} error={failure} />}
      {views.isPending && <Skeleton height="4em" />}
      {views.data?.data.length === 0 && <p className="vb-dim">{text.none}</p>}
      <Views className="vb-views">
        {views.data?.data.map((view) => (
          <li key={view.id}>
            <button
              type="button"
              className="vb-option"
              onClick={() => {
                change(readViewState(definition, view.query, initial, today));
                onClose();
              }}
            >
              {view.name}
            </button>
            <IconButton
              icon="close"
              label={text.forget(view.name)}
              isDisabled={forget.isPending}
              onPress={() => forget.mutate(view.id)}
            />
          </li>
        ))}
      </Views>
      <Save
        className="vb-views-save"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== "" && !save.isPending) save.mutate();
        }}
      >
        <TextField label={text.name} value={name} onChange={setName} maxLength={60} />
        <Button type="submit" variant="primary" isDisabled={name.trim() === "" || save.isPending}>
          {text.save}
        </Button>
      </Save>
    </Dialog>
  );
}

const Views = styled.ul`
  margin: 0 0 var(--vb-space-4);
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
  }
  .vb-option {
    ${option}
    flex: 1;
    min-width: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
`;

const Save = styled.form`
  display: flex;
  align-items: end;
  gap: var(--vb-space-2);
  & > .vb-field {
    flex: 1;
  }
`;
