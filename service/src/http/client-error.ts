import type { Duplex } from 'node:stream';

type Refusal = { status: string; error: string; code: string };

const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    error: 'The URL and headers of the request must not exceed 64 kB.',
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
  error: 'Malformed HTTP request.',
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
