const LOCAL = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** Says of a URL to pass on that nobody else can open it, and what changes that; nothing of a public one. */
export function LocalAddress({ url }: { url: string }) {
  const { hostname } = new URL(url);
  if (!LOCAL.test(hostname)) return null;
  return (
    <p class="hint">
      This address works on this computer only. Before you share it, whoever runs the service has to give it a
      public address.
    </p>
  );
}
