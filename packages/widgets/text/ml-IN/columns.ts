import type { columnsText as english } from "../en-IN/columns.ts";

/** Words of arranging the columns of a table. */
export const columnsText: typeof english = {
  widthOf: (label) => `${label}: വീതി`,
  widthHelp: "വീതി മാറ്റാൻ വലിക്കുക; വേണ്ടത്ര വീതി കിട്ടാൻ ഡബിൾ ക്ലിക്ക് ചെയ്യുക",
  up: (label) => `${label} മുകളിലേക്ക് നീക്കുക`,
  down: (label) => `${label} താഴേക്ക് നീക്കുക`,
  pin: (label) => `${label} ഇടതുവശത്ത് നിർത്തുക`,
  reset: "കോളങ്ങൾ പഴയപടിയാക്കുക",
};
