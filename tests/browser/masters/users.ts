import type { Page } from "playwright";
import { choose, countOf, fillFields, type MasterScreen } from "./master-screen.ts";

const sharedScreen = {
  list: "/api/GetUsermaster",
  writes: ["/api/InsertUpdateUser", "/api/Deleteusers"],
  table: "users",
  change: { label: "Mobile", to: "9847000012" },
  column: "mobile",
  count: (db) => countOf(db, "users"),
  invalid: [
    { label: "Email", typed: "meera @vanbook.example", message: "Valid Email is required" },
    { label: "Mobile", typed: "98470001234", message: "Mobile must be a valid 10-digit number." },
    { label: "Password", typed: "short", message: "Password must have 8 to 200 characters." },
    { label: "Confirm Password", typed: "shirt", message: "Passwords do not match" },
  ],
} satisfies Partial<MasterScreen>;

const words = {
  created: "User created successfully",
  updated: "User updated successfully",
  deleted: "User deleted successfully",
  question: "Are you sure you want to delete this user?",
  failedCreate: "Operation failed",
  empty: "No user records found.",
  noMatch: "No matching user found",
};

export const userCreationScreen: MasterScreen = {
  ...sharedScreen,
  title: "User Creation",
  path: "/TabUserMaster?tab=creation",
  fill: (page, name) => fillUser(page, name),
  required: [
    "Full Name is required",
    "Valid Email is required",
    "Username is required",
    "Gender is required",
    "Password is required",
  ],
  words: { ...words, failedList: "Failed to fetch users" },
  salesman: "refused",
};

export const userMasterScreen: MasterScreen = {
  ...sharedScreen,
  title: "User Master",
  path: "/Userinfo",
  change: { label: "Mobile", to: "9847000022" },
  // The other screen has already created users with the names without "Kept".
  fill: (page, name) => fillUser(page, `${name} Kept`),
  listed: (name) => `${name} Kept`,
  required: ["Name and Username are required", "Valid Email is required", "Gender is required"],
  words: { ...words, failedList: "Failed to fetch user data" },
  salesman: "readOnly",
};

async function fillUser(page: Page, name: string) {
  const username = name.toLowerCase().replaceAll(" ", ".");
  await fillFields(page, {
    "Full Name": name,
    Email: `${username}@vanbook.example`,
    Username: username,
    Mobile: "9847012346",
    Address: "TB Junction",
    Password: "backwater-7",
    "Confirm Password": "backwater-7",
  });
  await choose(page, "Gender", "Female");
}
