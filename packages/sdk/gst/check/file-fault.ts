/** What the portal would refuse. */
export interface FileFault {
  /** Where: `b2b[0].inv[2].itms[0].itm_det.rt`. */
  path: string;
  /** The rule that is broken, in one word or as gstr1.json names it. */
  rule: string;
  message: string;
}

/** Collects the faults of a file. */
export type ReportFault = (path: string, rule: string, message: string) => void;

/** What a check may look up beside the format. */
export interface CheckedFile {
  report: ReportFault;
  /** Of the company: the State's code. */
  stateCode: string;
  /** `YYYY-MM`; undefined if the file names no period. */
  month: string | undefined;
  /** Document numbers that were seen, by the kind of number. */
  numbers: Set<string>;
  options: Gstr1CheckOptions;
}

export interface Gstr1CheckOptions {
  /** Whether the official list has the code; otherwise only its length is checked. */
  isKnownHsn?: (hsnCode: string) => boolean;
  /** The digits that an HSN code must have by the company's turnover. */
  minHsnDigits?: 4 | 6;
  /** Whether the file is of an IFF, which may have fewer sections. */
  isIff?: boolean;
}
