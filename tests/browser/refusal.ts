/** What `route.fulfill` is given to answer in the server's place: it refuses with these words. */
export function refusal(message: string) {
  const body = { success: false, message, error: message, code: "REFUSED", requestId: "test-1" };
  return { status: 422, contentType: "application/json", body: JSON.stringify(body) };
}
