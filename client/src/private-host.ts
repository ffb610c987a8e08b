/** Whether only machines nearby reach a host of that name, as far as the name says: crawlers of platforms do not. */
export const isPrivateHost = (hostname: string): boolean =>
  /^(?:localhost|.*\.(?:localhost|local|internal|test)|127\..*|10\..*|192\.168\..*|\[::1\])$/.test(hostname);
