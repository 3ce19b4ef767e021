/** Options for `route.fulfill`: a refusal with this message, in place of the server's response. */
export function makeRefusal(message: string) {
  const body = { success: false, message, error: message, code: "REFUSED", requestId: "test-1" };
  return { status: 422, contentType: "application/json", body: JSON.stringify(body) };
}
