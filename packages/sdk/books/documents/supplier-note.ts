/** The note that a supplier issued for goods that went back, or for a debit note. */
export interface SupplierNote {
  supplierNoteNo?: string | undefined;
  /** `YYYY-MM-DD`. */
  supplierNoteDate?: string | undefined;
}

export function makeSupplierNoteColumns({ supplierNoteNo, supplierNoteDate }: SupplierNote) {
  return {
    supplier_note_no: supplierNoteNo?.trim() ?? null,
    supplier_note_date: supplierNoteDate ?? null,
  };
}
