/** localStorage and sessionStorage: what a context keeps, seen through the classes of one realm. */
export interface Kept {
  items: Map<string, string>;
  /** the other pages that see the same hear of each change */
  changed: (from: object, key: string | null, before: string | null, after: string | null) => void;
}

export const newKept = (): Kept => ({ items: new Map(), changed: () => undefined });

const most = 5_000_000;

/** A class for one realm: what a test changes in it stays there. */
export function storageClass(realm: object, tooFull: (message: string) => unknown) {
  const of = new WeakMap<object, Kept>();
  class Storage {
    get length(): number {
      return of.get(this)!.items.size;
    }
    key(at: number): string | null {
      return [...of.get(this)!.items.keys()][at] ?? null;
    }
    getItem(key: string): string | null {
      return of.get(this)!.items.get(String(key)) ?? null;
    }
    setItem(key: string, value: string): void {
      const kept = of.get(this)!;
      const before = this.getItem(key);
      const text = String(value);
      let size = key.length + text.length;
      for (const [name, one] of kept.items) if (name !== key) size += name.length + one.length;
      if (size > most) throw tooFull("QuotaExceededError");
      kept.items.set(String(key), text);
      if (before !== text) kept.changed(realm, key, before, text);
    }
    removeItem(key: string): void {
      const kept = of.get(this)!;
      const before = this.getItem(key);
      if (kept.items.delete(String(key))) kept.changed(realm, key, before, null);
    }
    clear(): void {
      const kept = of.get(this)!;
      kept.items.clear();
      kept.changed(realm, null, null, null);
    }
  }
  const open = (kept: Kept): Storage => {
    const one = new Storage();
    const seen: Storage = new Proxy(one, {
      get: (target, key) => {
        if (typeof key === "string" && !(key in target)) return kept.items.get(key);
        return Reflect.get(target, key, seen) as unknown;
      },
      set: (target, key, value) => {
        if (typeof key === "string" && !(key in target)) seen.setItem(key, String(value));
        else Reflect.set(target, key, value);
        return true;
      },
      deleteProperty: (_, key) => {
        seen.removeItem(String(key));
        return true;
      },
      ownKeys: () => [...kept.items.keys()],
      getOwnPropertyDescriptor: (target, key) =>
        typeof key === "string" && kept.items.has(key)
          ? { value: kept.items.get(key), enumerable: true, configurable: true, writable: true }
          : Reflect.getOwnPropertyDescriptor(target, key),
    });
    of.set(one, kept);
    of.set(seen, kept);
    return seen;
  };
  return { Storage, open };
}
