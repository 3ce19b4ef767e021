import type { OperationId } from "@vanbook/sdk";
import type { ReactNode } from "react";
import { InBrowser } from "../provider/InBrowser.tsx";
import { withBoundary } from "../parts/with-boundary.tsx";
import { CorrectedVoucher } from "./CorrectedVoucher.tsx";
import type { AnyVoucher, VoucherDefinition } from "./definition.ts";
import { HeldVoucher } from "./HeldVoucher.tsx";
import type { Posted } from "./state/voucher-state.ts";
import { VoucherEntry } from "./VoucherEntry.tsx";

/** Props of every voucher. */
export interface VoucherProps {
  /** View only, for users who may not post. The server refuses them anyway. */
  isReadOnly?: boolean | undefined;
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false | undefined;
  /** Id of a posted voucher to correct; it is saved under its own number. */
  corrects?: number | undefined;
  /** Id of a document that waits to be posted (`heldDocuments.list`): the form begins with its values. */
  settles?: number | undefined;
  /** Called after posting, with the server's answer. */
  onPosted?: (answer: Posted) => void;
}

/** A voucher's component, with its definition attached. */
export interface VoucherComponent<Post extends OperationId> {
  (props: VoucherProps): ReactNode;
  definition: VoucherDefinition<Post>;
  displayName: string;
}

/**
 * Makes the component of a manually entered voucher. A field that the operation does not accept is
 * a compile error.
 */
export function defineVoucher<const Post extends OperationId>(
  definition: VoucherDefinition<Post>,
): VoucherComponent<Post> {
  // The engine handles all vouchers alike, so the operation's own types end here.
  const voucher = definition as unknown as AnyVoucher;
  const VoucherByProps: VoucherComponent<Post> = ({ isReadOnly, heading, onPosted, corrects, settles }) => {
    const sharedProps = { definition: voucher, isReadOnly, heading, onPosted };
    return (
      <InBrowser title={voucher.title} heading={heading}>
        {corrects !== undefined ? (
          <CorrectedVoucher key={corrects} {...sharedProps} voucherId={corrects} />
        ) : settles !== undefined ? (
          <HeldVoucher key={settles} {...sharedProps} heldId={settles} />
        ) : (
          <VoucherEntry {...sharedProps} />
        )}
      </InBrowser>
    );
  };
  VoucherByProps.definition = definition;
  VoucherByProps.displayName = definition.operation;
  return withBoundary(VoucherByProps, ["isReadOnly", "onPosted", "corrects", "settles"]);
}
