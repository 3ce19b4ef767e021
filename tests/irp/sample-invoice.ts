/** A sound invoice of one line, 100.00 at 5 %. */
export function makeSampleInvoice(number: string, seller: object = {}): object {
  return {
    Version: "1.1",
    TranDtls: { TaxSch: "GST", SupTyp: "B2B", RegRev: "N" },
    DocDtls: { Typ: "INV", No: number, Dt: "05/10/2026" },
    SellerDtls: {
      ...{ Gstin: "32AABCM5521F1Z0", LglNm: "Malabar Distributors", Addr1: "14/220 Beach Road" },
      ...{ Loc: "Kozhikode", Pin: 673001, Stcd: "32", ...seller },
    },
    BuyerDtls: {
      ...{ Gstin: "32ABCPM1234F1ZC", LglNm: "Corner Stores", Pos: "32", Addr1: "5 Market Street" },
      ...{ Loc: "Thalassery", Pin: 670101, Stcd: "32" },
    },
    ItemList: [
      {
        ...{ SlNo: "1", PrdDesc: "Biscuits", IsServc: "N", HsnCd: "19053100", Qty: 1, Unit: "PAC" },
        ...{
          UnitPrice: 100,
          TotAmt: 100,
          AssAmt: 100,
          GstRt: 5,
          CgstAmt: 2.5,
          SgstAmt: 2.5,
          TotItemVal: 105,
        },
      },
    ],
    ValDtls: { AssVal: 100, CgstVal: 2.5, SgstVal: 2.5, TotInvVal: 105 },
  };
}
