// Made by scripts/generate.mjs from openapi.yaml. Never edited.
import type { FieldRule } from "../rules/field-rule.ts";

/** The fields of a form that sends BranchInput. */
export const BranchInput = {
  BranchName: {"label":"Branch Name","required":"Branch Name is required.","message":"Branch Name can only contain letters, numbers, and spaces.","pattern":"^ *[A-Za-z0-9][A-Za-z0-9 ]*$","maxLength":100},
  Address: {"label":"Address","required":"Address is required.","pattern":"\\S","maxLength":500},
  Country: {"label":"Country","required":"Country is required.","pattern":"\\S","maxLength":60},
  State: {"label":"State","required":"State is required.","pattern":"\\S","maxLength":60},
  City: {"label":"City","required":"City is required.","pattern":"\\S","maxLength":60},
  District: {"label":"District","required":"District is required.","pattern":"\\S","maxLength":60},
  Pincode: {"label":"Pincode","required":"Pincode is required.","message":"Pincode must be a valid 6-digit number.","pattern":"^[0-9]{1,6}$","maxLength":6},
  Phoneno: {"label":"Business Phone","required":"Business Phone is required.","message":"Business Phone must be a valid 10-digit number.","pattern":"^[0-9]{1,10}$","maxLength":10},
  Mobileno: {"label":"Mobile Number","required":"Mobile Number is required.","message":"Mobile Number must be a valid 10-digit number.","pattern":"^[0-9]{1,10}$","maxLength":10},
} as const satisfies Record<string, FieldRule>;
