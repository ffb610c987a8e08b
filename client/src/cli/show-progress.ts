import type { Terminal } from './terminal.ts';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;

/** Shows that work goes on, what it is and since when; `say` changes the words. */
export async function showProgress<Result>(
  terminal: Terminal,
  words: string,
  work: (say: (words: string) => void) => Promise<Result>,
): Promise<Result> {
  const startedAt = Date.now();
  let shown = words;
  let frame = 0;
  const show = (): void => {
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    terminal.progress(`${FRAMES[frame++ % FRAMES.length]} ${shown} ${seconds} s`);
  };
  show();
  const timer = setInterval(show, FRAME_MS);
  try {
    return await work((next) => {
      shown = next;
    });
  } finally {
    clearInterval(timer);
    terminal.clearProgress();
  }
}
