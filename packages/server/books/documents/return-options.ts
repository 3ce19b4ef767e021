/** How the documents are read of which goods come back. */
export interface ReturnOptions {
  /** Id of the return that an edit replaces: its quantities count as not returned. */
  except?: number;
  /** Nothing is locked: somebody only asks. */
  asksOnly?: boolean;
}
