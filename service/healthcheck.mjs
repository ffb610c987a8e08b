// For containers: exits with 0 if the service in this container responds, with 1 otherwise. `/livez` asks neither database nor
// disk, because starting the container again repairs neither.

const host = process.env.CARDWRIGHT_HOST || 'localhost';
const port = process.env.PORT || '3000';
const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/livez`;

try {
  const response = await fetch(url, { signal: AbortSignal.timeout(8000) });
  if (!response.ok) throw new Error(`status ${response.status}`);
} catch (error) {
  process.stderr.write(`${url}: ${error.cause?.message ?? error.message}\n`);
  process.exitCode = 1;
}
