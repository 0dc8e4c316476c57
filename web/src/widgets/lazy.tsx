/**
 * Parts of the page whose code is fetched when they are first shown, or before that once the page
 * is at rest.
 */
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { restOfPage } from "../state/restOfPage";
import type { FunctionComponent } from "preact";

const early: (() => Promise<unknown>)[] = [];

/**
 * Fetches what is likely to be shown next, one after the other. What doesn't come is asked for
 * again when it is shown.
 */
export async function fetchEarly(): Promise<void> {
  for (const load of early) await load().catch(() => undefined);
}

/** `soon`: it belongs to the place that opens first. */
export function lazy<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  Waiting: FunctionComponent<{ failed: boolean }>,
  soon = false,
): FunctionComponent<P> & { fetch: () => Promise<unknown> } {
  let loaded: FunctionComponent<P> | null = null;
  // The styles of what is fetched come behind those of the page.
  const fetch = async () => {
    const [, component] = await Promise.all([restOfPage(), load()]);
    loaded = component;
    return component;
  };
  if (soon) early.push(fetch);
  function Lazy(props: P) {
    const [Shown, setShown] = useState<FunctionComponent<P> | null>(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Shown) return;
      fetch().then(
        (component) => setShown(() => component),
        () => setFailed(true),
      );
    }, [Shown]);
    return Shown ? <Shown {...props} /> : <Waiting failed={failed} />;
  }
  return Object.assign(Lazy, { fetch });
}

/** A part that nobody asks for: it is there once the page is at rest. */
export function atRest(load: () => Promise<FunctionComponent>): FunctionComponent {
  const loaded = signal<FunctionComponent | null>(null);
  early.unshift(async () => (loaded.value = await load()));
  return function AtRest() {
    const Shown = loaded.value;
    return Shown ? <Shown /> : null;
  };
}
