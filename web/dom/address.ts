/** location and history of one document; what they do is done by its page. */
import { PropertySymbol } from "happy-dom";
import { define, getters } from "./define";
import { pressedLink } from "./patches";
import type { Host, View } from "./realm";

export function addAddress(view: View, host: Host, current: () => URL): void {
  const far = (how: "push" | "replace") => (url: string | URL) =>
    host.navigate(new URL(url, current()).href, how);
  const part = (name: "hash" | "pathname" | "search") => ({
    get: () => current()[name],
    set: (value: string) => {
      const next = new URL(current().href);
      next[name] = value;
      if (next.href !== current().href) host.navigate(next.href, "push");
    },
  });
  const told = (name: "origin" | "protocol" | "host" | "hostname" | "port") => ({
    get: () => current()[name],
  });
  const location = Object.defineProperties(
    {
      assign: far("push"),
      replace: far("replace"),
      reload: () => host.navigate(current().href, "reload"),
      toString: () => current().href,
    },
    {
      href: { get: () => current().href, set: far("push") },
      hash: part("hash"),
      pathname: part("pathname"),
      search: part("search"),
      origin: told("origin"),
      protocol: told("protocol"),
      host: told("host"),
      hostname: told("hostname"),
      port: told("port"),
    },
  );
  const put = (how: "push" | "replace") => (state: unknown, _: string, url?: string | URL) =>
    host.history[how](
      url === undefined ? current().href : new URL(url, current()).href,
      structuredClone(state),
    );
  const history = Object.defineProperties(
    {
      scrollRestoration: "auto",
      pushState: put("push"),
      replaceState: put("replace"),
      back: () => host.history.go(-1),
      forward: () => host.history.go(1),
      go: (by = 0) => host.history.go(by),
    },
    { length: { get: host.history.length }, state: { get: host.history.state } },
  );
  // happy-dom resolves relative addresses by its own.
  Object.assign(view, { [PropertySymbol.location]: location, [PropertySymbol.history]: history });
  Object.defineProperty(view, "location", {
    get: () => location,
    set: far("push"),
    configurable: true,
  });
  getters(view, { history: () => history });
  getters(view.document, {
    location: () => location,
    baseURI: () => current().href,
    URL: () => current().href,
  });
  addLinks(view, host, current);
}

/** What a click on a link does. */
function addLinks(view: View, host: Host, current: () => URL): void {
  define(view, {
    // happy-dom calls it for links too.
    open: (url: string, target = "_blank") => {
      const href = new URL(url, current()).href;
      const pressed = pressedLink();
      if (pressed?.hasAttribute("download")) host.download(pressed.download, href);
      else if (target === "_blank") host.open(href);
      else host.navigate(href, "push");
      return null;
    },
  });
}
