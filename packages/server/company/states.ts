/** By the first two digits of their GSTINs. */
export const INDIAN_STATES = {
  "01": "Jammu and Kashmir",
  "02": "Himachal Pradesh",
  "03": "Punjab",
  "04": "Chandigarh",
  "05": "Uttarakhand",
  "06": "Haryana",
  "07": "Delhi",
  "08": "Rajasthan",
  "09": "Uttar Pradesh",
  "10": "Bihar",
  "11": "Sikkim",
  "12": "Arunachal Pradesh",
  "13": "Nagaland",
  "14": "Manipur",
  "15": "Mizoram",
  "16": "Tripura",
  "17": "Meghalaya",
  "18": "Assam",
  "19": "West Bengal",
  "20": "Jharkhand",
  "21": "Odisha",
  "22": "Chhattisgarh",
  "23": "Madhya Pradesh",
  "24": "Gujarat",
  "26": "Dadra and Nagar Haveli and Daman and Diu",
  "27": "Maharashtra",
  "29": "Karnataka",
  "30": "Goa",
  "31": "Lakshadweep",
  "32": "Kerala",
  "33": "Tamil Nadu",
  "34": "Puducherry",
  "35": "Andaman and Nicobar Islands",
  "36": "Telangana",
  "37": "Andhra Pradesh",
  "38": "Ladakh",
} as const;

export type StateCode = keyof typeof INDIAN_STATES;

/** Taken from the GSTIN, otherwise from the state's name; undefined if neither gives one. */
export function findStateCode(
  gstin: string | null | undefined,
  state: string | null | undefined,
): StateCode | undefined {
  const code = (gstin ?? "").trim().slice(0, 2);
  if (isStateCode(code)) return code;
  const name = (state ?? "").trim().toLowerCase();
  return Object.keys(INDIAN_STATES)
    .filter(isStateCode)
    .find((each) => INDIAN_STATES[each].toLowerCase() === name);
}

function isStateCode(code: string): code is StateCode {
  return Object.hasOwn(INDIAN_STATES, code);
}
