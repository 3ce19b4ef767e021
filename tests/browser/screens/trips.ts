import type { Demo, ScreenCase } from "./screen-case.ts";

/** Screens of employees and their trips that are tables. */
export const tripScreens: readonly ScreenCase[] = [
  {
    title: "Employee Details",
    address: () => "/EmpView",
    api: "/api/EmpView",
    expected: async ({ db }) => ({ rows: await countPeople(db, "1 = 1") }),
    search: async ({ db }) => ({ text: "Zone Manager", rows: await countPeople(db, "u.role_id = 3") }),
    sortBy: "Mobile",
    files: { excel: /^Employees\.xlsx$/, pdf: /^Employees\.pdf$/ },
    failure: "Failed to fetch employee data",
    salesman: "refused",
  },
  {
    title: "Tripline",
    address: async (demo) =>
      `/TabEmpTrip?tab=lines&EmpID=${await findAnil(demo)}&from=${demo.day(30)}&to=${demo.today}`,
    api: "/api/Usertripdetails",
    expected: async (demo) => ({ rows: await visits(demo) }),
    search: async (demo) => {
      const [[row]] = await demo.db.raw(
        `SELECT c.name, COUNT(*) AS found FROM visits v JOIN accounts c ON c.company_id = v.company_id AND c.id = v.customer_id
         WHERE v.company_id = 1 AND v.user_id = ? AND v.date BETWEEN ? AND ? GROUP BY c.name ORDER BY 2 DESC, 1 LIMIT 1`,
        [await findAnil(demo), demo.day(30), demo.today],
      );
      return { text: row.name, rows: Number(row.found) };
    },
    sortBy: "Customer Name",
    files: { excel: /^Tripline_.+_to_.+\.xlsx$/, pdf: /^Tripline_.+_to_.+\.pdf$/ },
    failure: "An error occurred while fetching the report.",
    salesman: async (demo) => ({ rows: await visits(demo) }),
  },
  {
    title: "Trip Report",
    address: async (demo) =>
      `/TabEmpTrip?tab=report&EmpID=${await findAnil(demo)}&from=${demo.day(30)}&to=${demo.today}`,
    api: "/api/TripReport",
    expected: async (demo) => {
      const trips: { km: string | null; km_allowance: string; day_allowance: string; days: number }[] =
        await demo
          .db("trips")
          .where({ company_id: 1, user_id: await findAnil(demo) })
          .whereBetween("date", [demo.day(30), demo.today])
          .select(demo.db.raw("ending_km - starting_km AS km"), "km_allowance", "day_allowance", "days");
      const amount = trips.reduce(
        (sum, trip) =>
          sum +
          Math.round(Number(trip.km) * Number(trip.km_allowance) * 100) +
          Number(trip.day_allowance) * trip.days * 100,
        0,
      );
      return { rows: trips.length, total: { column: "Total Allowance", amount: amount / 100 } };
    },
    sortBy: "Total Km",
    files: { excel: /^TripReport_.+_to_.+\.xlsx$/, pdf: /^TripReport_.+_to_.+\.pdf$/ },
    failure: "An error occurred while fetching the report.",
    salesman: async (demo) => {
      const [[row]] = await demo.db.raw(
        "SELECT COUNT(*) AS found FROM trips WHERE company_id = 1 AND user_id = ? AND date BETWEEN ? AND ?",
        [await findAnil(demo), demo.day(30), demo.today],
      );
      return { rows: Number(row.found) };
    },
  },
];

async function countPeople(db: Demo["db"], where: string): Promise<number> {
  const [[row]] = await db.raw(
    `SELECT COUNT(*) AS found FROM users u WHERE u.company_id = 1 AND u.is_deleted = 0 AND ${where}`,
  );
  return Number(row.found);
}

async function findAnil({ db }: Demo): Promise<number> {
  const [id] = await db("users").where({ company_id: 1, username: "anil" }).pluck<number[]>("id");
  return Number(id);
}

async function visits(demo: Demo): Promise<number> {
  const [[row]] = await demo.db.raw(
    `SELECT COUNT(*) AS found FROM visits v WHERE v.company_id = 1 AND v.user_id = ? AND v.date BETWEEN ? AND ?`,
    [await findAnil(demo), demo.day(30), demo.today],
  );
  return Number(row.found);
}
