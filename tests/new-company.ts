/** The form of a new company in Kerala, with its administrator. */
export const NEW_COMPANY = {
  CompanyName: "Travancore Surgicals",
  CompanyCode: "TVS",
  Address: "22 MG Road, Thiruvananthapuram",
  TelephoneNo: "0471-2330011",
  MobileNO: "9847012345",
  Citty: "Thiruvananthapuram",
  District: "Thiruvananthapuram",
  State: "Kerala",
  GSTinNo: "32AABCT1429B1Z5",
  Email: "office@travancore.example",
  TinNo: "",
  CSTNo: "",
  AdminName: "Lakshmi Nair",
  AdminUserName: "lakshmi",
  AdminPassword: "a-password-of-hers",
  AdminConformPassword: "a-password-of-hers",
};
