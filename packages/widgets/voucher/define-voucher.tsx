import type { OperationId } from "@vanbook/sdk";
import type { ReactNode } from "react";
import { InBrowser } from "../provider/InBrowser.tsx";
import { CorrectedVoucher } from "./CorrectedVoucher.tsx";
import type { AnyVoucher, VoucherDefinition } from "./definition.ts";
import type { Posted } from "./state/voucher-state.ts";
import { VoucherEntry } from "./VoucherEntry.tsx";

/** What every voucher takes. */
export interface VoucherProps {
  /** The form only shows: for those who may not post. The server refuses them anyway. */
  isReadOnly?: boolean | undefined;
  /** Level of the title's heading; `false` where the host shows the title itself. */
  heading?: 1 | 2 | 3 | false | undefined;
  /** A posted voucher by its id: it is opened to be corrected, and saved under its own number. */
  corrects?: number | undefined;
  /** Called when one was posted, with what it is in the books. */
  onPosted?: (posted: Posted) => void;
}

/** A voucher's component, with its definition on it. */
export interface VoucherComponent<Post extends OperationId> {
  (props: VoucherProps): ReactNode;
  definition: VoucherDefinition<Post>;
  displayName: string;
}

/** Makes the component of a voucher that is entered by hand. A field that the operation does not take does not compile. */
export function defineVoucher<const Post extends OperationId>(
  definition: VoucherDefinition<Post>,
): VoucherComponent<Post> {
  // The engine handles every voucher alike; this line is where the operation's own types end.
  const voucher = definition as unknown as AnyVoucher;
  const component: VoucherComponent<Post> = ({ isReadOnly, heading, onPosted, corrects }) => {
    const given = { definition: voucher, isReadOnly, heading, onPosted };
    return (
      <InBrowser title={voucher.title} heading={heading}>
        {corrects === undefined ? (
          <VoucherEntry {...given} />
        ) : (
          <CorrectedVoucher key={corrects} {...given} voucherId={corrects} />
        )}
      </InBrowser>
    );
  };
  component.definition = definition;
  component.displayName = definition.operation;
  return component;
}
