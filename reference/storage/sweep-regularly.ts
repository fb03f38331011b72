/**
 * Deletes what is over at the start and then every so often, without keeping the process alive for it.
 * Spec: none (operations).
 */

/** @throws what the first sweep throws; later ones tell `onError` */
export async function sweepRegularly(
  sweep: () => Promise<number>,
  everyMs: number,
  onError: (error: unknown) => void,
): Promise<{ stop(): void }> {
  await sweep();
  const timer = setInterval(() => void sweep().catch(onError), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
