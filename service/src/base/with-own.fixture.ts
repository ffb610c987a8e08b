/** `target` with some members of its own, also where it has private ones, which a derived object could not reach. */
export const withOwn = <Target extends object>(target: Target, own: Partial<Target>): Target =>
  new Proxy(target, {
    get: (_, name) => {
      if (name in own) return Reflect.get(own, name);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
