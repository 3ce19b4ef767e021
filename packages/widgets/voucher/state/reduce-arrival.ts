import type { AnyVoucher } from "../definition.ts";
import { makeDocumentKey, withProposed } from "../proposed-lines.ts";
import type { ArrivalAction } from "./voucher-actions.ts";
import type { Entry, PricesState, ProposalState, VoucherState } from "./voucher-state.ts";

/** The state after an answer has arrived. Answers to outdated questions change nothing. */
export function reduceArrival(
  { definition }: Entry,
  state: VoucherState,
  action: ArrivalAction,
): VoucherState {
  switch (action.type) {
    case "unitsArrived":
      return { ...state, items: action.items };
    case "pricesAsked":
      return withPrices(state, { asked: action.question });
    case "pricesArrived": {
      const { question, figures } = action;
      if (question !== state.prices.asked) return state;
      return withPrices(state, { answer: { question, figures }, refusal: undefined });
    }
    case "pricesRefused": {
      const { question, refusal } = action;
      if (question !== state.prices.asked) return state;
      return withPrices(state, { refusal: { question, ...refusal } });
    }
    case "proposalAsked": {
      const { document, lines } = action;
      return withProposal(definition, state, { document, lines, isFailed: false });
    }
    case "proposalArrived": {
      const { document, lines } = action;
      const arrivedState = withProposal(definition, state, { document, lines, isFailed: false });
      if (arrivedState === state) return state;
      return { ...arrivedState, voucher: withProposed(definition, arrivedState.voucher, document, lines) };
    }
    case "proposalFailed": {
      const { document } = action;
      const lines = state.proposal.document === document ? state.proposal.lines : undefined;
      return withProposal(definition, state, { document, lines, isFailed: true });
    }
    case "proposalAskedAgain": {
      const { proposal } = state;
      return { ...state, proposal: { ...proposal, isFailed: false, retries: proposal.retries + 1 } };
    }
  }
}

function withPrices(state: VoucherState, prices: Partial<PricesState>): VoucherState {
  return { ...state, prices: { ...state.prices, ...prices } };
}

function withProposal(
  definition: AnyVoucher,
  state: VoucherState,
  proposal: Omit<ProposalState, "retries">,
): VoucherState {
  if (proposal.document !== makeDocumentKey(definition, state.voucher.fields)) return state;
  return { ...state, proposal: { ...state.proposal, ...proposal } };
}
