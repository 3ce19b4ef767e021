/** Options for reading the documents whose goods are returned. */
export interface ReturnOptions {
  /** Id of the return that an edit replaces: its quantities count as not returned. */
  except?: number;
  /** Lock nothing: the caller only reads. */
  asksOnly?: boolean;
}
