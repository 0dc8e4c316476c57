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

  /** Said in the frame's place, in the board's language. */
  const sentences = {
    en: {
      page: "This board can't be shown: its page must be an address with http, https or file.",
      text: "This board can't be shown: an attribute holds half a letter.",
    },
    zh: {
      page: "无法显示棋盘：page 只能是 http、https 或 file 的地址。",
      text: "无法显示棋盘：属性里有不完整的字符。",
    },
  };
  type Trouble = keyof typeof sentences.en;

  /** Other addresses, javascript: above all, would run in the page around. */
  const allowed = ["http:", "https:", "file:"];

  const style = `
    :host { display: block; max-width: 760px; }
    :host([hidden]) { display: none; }
    iframe {
      display: block; width: 100%; height: 560px;
      border: 1px solid rgb(128 128 128 / 40%); border-radius: 12px;
    }
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
    static observedAttributes = ["position", "lang", "quiz", "theme", "as", "page", "title"];
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

    /** Where Nimber is; null where it can't be. */
    #page(): string | null {
      try {
        const address = new URL(this.getAttribute("page") ?? beside!, document.baseURI);
        return allowed.includes(address.protocol) ? address.href.replace(/#.*/, "") : null;
      } catch {
        return null;
      }
    }

    /** What follows '#'; null where an attribute can't stand in an address. */
    #fragment(): string | null {
      const options = ["embed"];
      if (this.hasAttribute("quiz")) options.unshift("quiz");
      try {
        for (const name of ["lang", "theme", "as"]) {
          const value = this.getAttribute(name);
          // "zh-CN" on a page stands for the one Chinese that there is.
          const said = name === "lang" ? value?.replace(/-.*/, "") : value;
          if (said) options.unshift(`${name}=${encodeURIComponent(said)}`);
        }
        const link = (this.getAttribute("position") ?? "").trim();
        // Options that came with it stand before the others, behind the one mark that parts them.
        const [position = "", own] = link.split(/[?\uff1f](.*)/s);
        if (own) options.unshift(encodeURI(own).replace(/[?#]/g, encodeURIComponent));
        return `${encodeURI(position).replace(/#/g, encodeURIComponent)}?${options.join("&")}`;
      } catch {
        return null;
      }
    }

    #show(): void {
      if (!this.hasAttribute("page") && beside === null) return;
      const page = this.#page();
      const fragment = this.#fragment();
      const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
      dress(root);
      if (page === null || fragment === null) {
        this.#say(root, page === null ? "page" : "text");
        return;
      }
      const address = `${page}#${fragment}`;
      if (address === this.#shown) return;
      const before = this.#shown;
      this.#shown = address;
      root.querySelector("p")?.remove();
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
      if (before.replace(/#.*/, "") === page) this.#frame.contentWindow?.location.replace(address);
      else this.#frame.src = address;
    }

    /** Why there is no board. */
    #say(root: ShadowRoot, trouble: Trouble): void {
      this.#frame?.remove();
      this.#frame = null;
      this.#shown = "";
      const sentence = root.querySelector("p") ?? document.createElement("p");
      const chinese = /^zh\b/i.test(this.getAttribute("lang") ?? "");
      sentence.lang = chinese ? "zh" : "en";
      sentence.textContent = sentences[chinese ? "zh" : "en"][trouble];
      root.append(sentence);
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
