/** An answer in JSON. */
export function json(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status, headers: { "Content-Type": "application/json" } });
}

/** Waits, as a slow server does; rejects when the request is given up. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    if (Number.isFinite(milliseconds)) setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
}

/** What a failing server says. */
export const REFUSAL = {
  success: false,
  message: "The books are being closed for the day.",
  error: "The books are being closed for the day.",
  code: "UNAVAILABLE",
  requestId: "req_7f3a9c",
};

/** The company that stories belong to, as `session.company` answers it. */
export const COMPANY = {
  CompanyId: 1,
  CompanyName: "Kairali Surgicals & Medicals",
  Address: "MC Road",
  Citty: "Thiruvalla",
  District: "Pathanamthitta",
  State: "Kerala",
  GSTinNo: "32ABCDE1234F1Z5",
  MobileNO: "9447012345",
  Email: null,
  CompanyLogo: null,
};
