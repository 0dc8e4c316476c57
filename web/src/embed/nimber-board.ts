/**
 * <nimber-board position="nim:3,4,5" lang="zh" quiz></nimber-board>: a board on a page of your own,
 * by one plain script. It frames the page that the script came with (or the one that `page` names);
 * docs/embedding.md tells the attributes. This file is shipped as it stands, without its types: no
 * imports.
 */
(() => {
  const tag = "nimber-board";
  if (typeof customElements === "undefined" || customElements.get(tag)) return;

  /** The script lies in embed/, beside the page. */
  const script =
    document.currentScript instanceof HTMLScriptElement
      ? document.currentScript.src
      : document.querySelector<HTMLScriptElement>('script[src*="nimber-board.js"]')?.src;
  const beside = script ? new URL("../", script).href : null;

  const style = `
    :host { display: block; max-width: 760px; }
    :host([hidden]) { display: none; }
    iframe { display: block; width: 100%; height: 560px; border: 1px solid rgb(128 128 128 / 40%); border-radius: 12px; }
  `;

  /** Not as a <style> where it can be helped: the page around may forbid those. */
  function dress(root: ShadowRoot): void {
    if (root.querySelector("style") || root.adoptedStyleSheets?.length > 0) return;
    try {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      root.adoptedStyleSheets = [sheet];
    } catch {
      const element = document.createElement("style");
      element.textContent = style;
      root.append(element);
    }
  }

  class NimberBoard extends HTMLElement {
    static observedAttributes = ["position", "lang", "quiz", "theme", "page", "title"];
    #frame: HTMLIFrameElement | null = null;
    #shown = "";
    #late = false;

    connectedCallback(): void {
      addEventListener("message", this.#hear);
      this.#show();
    }

    disconnectedCallback(): void {
      removeEventListener("message", this.#hear);
      // A frame that was taken out of the page has forgotten its own.
      this.#frame?.remove();
      this.#frame = null;
      this.#shown = "";
    }

    /** Attributes that change together make one change. */
    attributeChangedCallback(): void {
      if (this.#late) return;
      this.#late = true;
      queueMicrotask(() => {
        this.#late = false;
        if (this.isConnected) this.#show();
      });
    }

    /** Back to the position of the attributes. */
    reset(): void {
      this.#shown = "";
      if (this.isConnected) this.#show();
    }

    #address(): string | null {
      const page = this.getAttribute("page");
      const base = page === null ? beside : new URL(page, document.baseURI).href;
      if (base === null) return null;
      const options = ["embed"];
      if (this.hasAttribute("quiz")) options.unshift("quiz");
      for (const name of ["lang", "theme"]) {
        const value = this.getAttribute(name);
        // "zh-CN" on a page stands for the one Chinese that there is.
        if (value) options.unshift(`${name}=${encodeURIComponent(value.replace(/-.*/, ""))}`);
      }
      const position = (this.getAttribute("position") ?? "").trim();
      return `${base.replace(/#.*/, "")}#${encodeURI(position).replace(/[?#]/g, encodeURIComponent)}?${options.join("&")}`;
    }

    #show(): void {
      const address = this.#address();
      if (address === null || address === this.#shown) return;
      const before = this.#shown;
      this.#shown = address;
      const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
      dress(root);
      if (!this.#frame) {
        this.#frame = document.createElement("iframe");
        this.#frame.loading = "lazy";
        this.#frame.allow = "clipboard-write; web-share; fullscreen";
        this.#frame.src = address;
        this.#name();
        root.append(this.#frame);
        return;
      }
      this.#name();
      // The page's own history is left as it is: "Back" leaves the page.
      if (before.replace(/#.*/, "") === address.replace(/#.*/, ""))
        this.#frame.contentWindow?.location.replace(address);
      else this.#frame.src = address;
    }

    #name(): void {
      if (this.#frame)
        this.#frame.title =
          this.getAttribute("title") ?? `Nimber ${this.getAttribute("position") ?? ""}`.trim();
    }

    #hear = (event: MessageEvent<unknown>): void => {
      if (!this.#frame || event.source !== this.#frame.contentWindow) return;
      const told = event.data;
      if (typeof told !== "object" || told === null || !("nimber" in told)) return;
      const { height, position, link } = told as Record<string, unknown>;
      if (typeof height === "number" && height > 0 && height < 5000)
        this.#frame.style.height = `${height + 2}px`;
      this.dispatchEvent(new CustomEvent("nimber-change", { detail: { position, link } }));
    };
  }

  customElements.define(tag, NimberBoard);
})();
