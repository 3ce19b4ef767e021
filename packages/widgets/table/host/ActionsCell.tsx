import { styled } from "styled-components";
import { IconButton } from "../../parts/IconButton.tsx";
import { LazyMenu } from "../../parts/LazyMenu.tsx";
import { HostPlace } from "./DrawnCell.tsx";
import type { RowAction } from "./row-parts.ts";

interface ActionsCellProps<Row> {
  row: Row;
  actions: readonly RowAction<Row>[];
  label: string;
  colIndex: number;
  isCard: boolean;
  /** False for what the host's function can't say of this row. */
  ask: (question: ((row: Row) => boolean) | undefined, row: Row) => boolean;
  act: (action: RowAction<Row>, row: Row) => void;
}

/** The last cell of a row: buttons of a host's actions, or one that opens their menu. */
export function ActionsCell<Row>(props: ActionsCellProps<Row>) {
  const { row, label, isCard, ask, act } = props;
  const actions = props.actions.filter(({ isHidden }) => !ask(isHidden, row));
  return (
    <Cell role="gridcell" aria-colindex={props.colIndex} className={`vb-td${isCard ? " vb-td-corner" : ""}`}>
      <HostPlace>
        {actions.length > 0 && (isCard || !areButtons(props.actions)) ? (
          <LazyMenu
            icon="more"
            label={label}
            entries={actions.map(({ id, label: name, icon, isDisabled }) => ({
              id,
              label: name,
              icon,
              isDisabled: ask(isDisabled, row),
            }))}
            onAction={(id) => {
              const action = actions.find((one) => one.id === id);
              if (action) act(action, row);
            }}
          />
        ) : (
          actions.map((action) => (
            <IconButton
              key={action.id}
              icon={action.icon ?? "more"}
              label={action.label}
              isDisabled={ask(action.isDisabled, row)}
              onPress={() => act(action, row)}
            />
          ))
        )}
      </HostPlace>
    </Cell>
  );
}

export function areButtons(actions: readonly RowAction<never>[]): boolean {
  return actions.length <= MOST_BUTTONS && actions.every(({ icon }) => icon !== undefined);
}

export const MOST_BUTTONS = 3;

/** Where the table scrolls sideways, the actions stay in sight. */
const Cell = styled.div`
  position: sticky;
  right: 0;
  justify-content: flex-end;
  background: var(--vb-row-ground);
  /* On a card, a column beside both of its lines. */
  &.vb-td-corner.vb-td-corner {
    position: static;
    grid-column: 3;
    grid-row: 1 / -1;
    background: none;
  }
`;
