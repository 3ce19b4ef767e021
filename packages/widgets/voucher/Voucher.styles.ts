import { styled } from "styled-components";

export const VoucherFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-3);
  min-width: 0;
  max-width: 96em;
  scroll-margin-top: calc(var(--vb-control) * 4);
  &[aria-busy="true"] .vb-form {
    visibility: hidden;
  }
  .vb-form-buttons {
    align-items: center;
  }
`;

export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16em, 100%), 1fr));
  gap: var(--vb-space-3);
  align-items: start;
  & > * {
    min-width: 0;
  }
  .vb-form-wide {
    grid-column: 1 / -1;
  }
  @container vb-form (min-width: 600px) {
    /* Number, day and amount are not cut. */
    .vb-form-documents {
      grid-column: span 2;
    }
  }
`;

export const EntryFrame = styled.div`
  section:focus {
    outline: none;
  }
  .vb-voucher-turns {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--vb-space-2);
    margin: var(--vb-space-2) 0 0;
  }
`;
