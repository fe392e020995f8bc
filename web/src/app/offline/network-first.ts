/** As long as somebody in a stairwell waits for a server whose answer is at hand already. */
const patienceMs = 4_000;

export const isOfWholeServer = ({ status }: Response): boolean => status < 500;

/**
 * The server's answer; what is kept when there is none, when the server is broken, or when it takes too long.
 * @param isAnswer whether what came is the server's word on the question
 */
export async function networkFirst(
  asked: Promise<Response>,
  kept: Response | undefined,
  isAnswer: (answer: Response) => boolean = isOfWholeServer,
): Promise<Response> {
  if (!kept) return asked;
  const answered = asked.then(
    (answer) => (isAnswer(answer) ? answer : kept),
    () => kept,
  );
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), patienceMs));
  return Promise.race([answered, late]);
}
