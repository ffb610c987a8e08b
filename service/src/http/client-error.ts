import type { Duplex } from 'node:stream';

type Refusal = { status: string; error: string; code: string };

const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    error: 'The address and the headers of the request are too long together; 64 kB is the most.',
    code: 'headers_too_large',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    error: 'The request took too long to arrive.',
    code: 'request_timeout',
  },
};

const NOT_HTTP: Refusal = {
  status: '400 Bad Request',
  error: 'This is not a well-formed HTTP request.',
  code: 'bad_request',
};

/** Answers what Node cannot read as a request, in the form of every other error, and closes the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, error: message, code } = REFUSALS[error.code ?? ''] ?? NOT_HTTP;
  const body = JSON.stringify({ error: message, code });
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
