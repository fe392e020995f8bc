/** As long as somebody in a stairwell waits for a server whose answer is at hand already. */
const patienceMs = 4_000;

/** The server's answer; what is kept when there is none, when the server is broken, or when it takes too long. */
export async function networkFirst(asked: Promise<Response>, kept: Response | undefined): Promise<Response> {
  if (!kept) return asked;
  const answered = asked.then(
    (answer) => (answer.status >= 500 ? kept : answer),
    () => kept,
  );
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), patienceMs));
  return Promise.race([answered, late]);
}
