export interface DemoSignIn {
  company: string;
  username: string;
  role: string;
  password: string;
}

export const DEMO_PASSWORD = "vanbook-demo";

/** `npm start` prints these: users of each role in each company. */
export const demoSignIns: readonly DemoSignIn[] = [
  ["Kairali Surgicals & Medicals", "meera", "Company administrator"],
  ["Kairali Surgicals & Medicals", "anil", "Salesman"],
  ["Kairali Surgicals & Medicals", "shyama", "Salesman"],
  ["Kairali Surgicals & Medicals", "biju", "Zone manager"],
  ["Kairali Surgicals & Medicals", "rahim", "Branch manager"],
  ["Malabar Ortho & Rehab Supplies", "fathima", "Company administrator"],
  ["Malabar Ortho & Rehab Supplies", "jose", "Salesman"],
  ["Malabar Ortho & Rehab Supplies", "lekha", "Zone manager"],
  ["Malabar Ortho & Rehab Supplies", "nikhil", "Branch manager"],
].map(([company = "", username = "", role = ""]) => ({ company, username, role, password: DEMO_PASSWORD }));
