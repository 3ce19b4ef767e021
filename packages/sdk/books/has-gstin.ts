/** Whether a party is registered: one without a GSTIN charges no tax. */
export function hasGstin({ gstin }: { gstin: string | null }): boolean {
  return (gstin ?? "") !== "";
}
