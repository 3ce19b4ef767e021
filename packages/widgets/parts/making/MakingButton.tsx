import { useContext } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { styled } from "styled-components";
import { Button } from "../Button.tsx";
import { useMake, type Making, type TypedInput } from "./making.ts";

/** Offers to create what was not found; the field keeps the focus. */
export function MakingButton({ input, making }: { input: TypedInput; making: Making }) {
  const list = useContext(ComboBoxStateContext);
  const make = useMake(making, input);
  if (list?.collection.size !== 0) return null;
  return (
    <Foot>
      <Button variant="quiet" tabIndex={-1} onMouseDown={(event) => event.preventDefault()} onPress={make}>
        {making.label}
      </Button>
    </Foot>
  );
}

const Foot = styled.div`
  padding: var(--vb-space-1) 0;
  border-top: var(--vb-hairline) solid var(--vb-line);
  .vb-button {
    justify-content: flex-start;
    width: 100%;
    padding-inline: var(--vb-space-3);
  }
`;
