import pino, { type DestinationStream, type Logger } from 'pino';

// While standard output takes nothing, because the disk behind it is full, for example; later lines are lost.
const MOST_WAITING_BYTES = 4 * 1024 * 1024;

/** One line of JSON a message, to standard output. Callers keep keys, prompts and addresses of images out of it. */
export const createLog = (level: string, destination: DestinationStream = toStandardOutput()): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);

/** Standard output as pino itself opens it, but a line that cannot be written is no reason to end the service. */
function toStandardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, minLength: 0, maxLength: MOST_WAITING_BYTES });
  const { flushSync } = output;
  // After an error, flushing would try again for ever, and keep the process from ending.
  output.on('error', () => {
    output.flushSync = () => {};
  });
  output.on('write', () => {
    output.flushSync = flushSync;
  });
  return output;
}
