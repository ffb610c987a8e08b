/** An error, its cause, that one's cause, and so on. */
export function causesOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let e = error; e instanceof Error && !chain.includes(e); e = e.cause) chain.push(e);
  return chain;
}
