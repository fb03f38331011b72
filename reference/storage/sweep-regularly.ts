/**
 * Deletes what is over at the start and then every so often, without keeping the process alive for it.
 * Spec: none (operations).
 */

/** @throws what the first sweep throws; later ones tell `onError`. `stop` waits for one that is under way. */
export async function sweepRegularly(
  sweep: () => Promise<number>,
  everyMs: number,
  onError: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  await sweep();
  let sweeping: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    sweeping ??= sweep()
      .catch(onError)
      .finally(() => (sweeping = undefined));
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await sweeping;
    },
  };
}
