/** Fails the story with a message. */
export function check(ok: unknown, fault: string): asserts ok {
  if (!ok) throw new Error(fault);
}

/** Polls each frame until the condition holds: effects of scrolling come after the press. */
export async function until(so: () => boolean, fault: string): Promise<void> {
  for (let frames = 0; frames < 120 && !so(); frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  check(so(), fault);
}
